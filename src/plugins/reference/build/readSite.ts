import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readQuestions, writeMark, writeQuestions} from '../../open-questions';
import type {OperationSite} from './operation';
import {CONTRACT, OPENAI_CONTRACT, readContract} from './readContract';

/** The folder of the reference; a page's path below the site's folder is its route. */
const FOLDER = 'api';

/**
 * Reads all that the tags of the reference draw from.
 *
 * @param siteDir the folder of the site
 * @throws ContentError with every problem in a contract
 */
export async function readReference(siteDir: string): Promise<OperationSite> {
  const [contract, openAi] = await Promise.all(
    [CONTRACT, OPENAI_CONTRACT].map((file) => readContract(file, siteDir)),
  );
  const questions = readQuestions(siteDir);
  const pick = (ids: readonly string[]) => questions.filter(({id}) => ids.includes(id));
  if (!contract || !openAi) throw new Error('a contract was not read');
  return {
    contract,
    openAi,
    pages: readOperationPages(siteDir),
    question: (id) => pick([id]).map((it) => writeMark(it, 'value')).join(' '),
    questions: (ids) => writeQuestions(pick(ids)),
  };
}

/** The route of each operation's page: the one whose front matter names it. */
function readOperationPages(siteDir: string): ReadonlyMap<string, string> {
  const files = readdirSync(path.join(siteDir, FOLDER), {recursive: true})
    .map((file) => path.join(FOLDER, String(file)))
    .filter((file) => file.endsWith('.mdx'));
  return new Map(
    files.flatMap((file) => {
      const text = readFileSync(path.join(siteDir, file), 'utf8');
      const operation = /^operation: *(\w+)/m.exec(text)?.[1];
      return operation === undefined ? [] : [[operation, `/${file.replace(/\.mdx$/, '')}`]];
    }),
  );
}
