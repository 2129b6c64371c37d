import {writePicture} from '../../mock-server';
import {readQuestions, writeMark, writeQuestions} from '../../content';
import type {OperationSite} from './operation';
import {readOperationRoutes} from './operationPages';
import {CONTRACT, OPENAI_CONTRACT, readContract} from './readContract';

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
    pages: readOperationRoutes(siteDir),
    question: (id) =>
      pick([id])
        .map((it) => writeMark(it, 'value'))
        .join(' '),
    questions: (ids) => writeQuestions(pick(ids)),
    picture: (prompt) => writePicture(`${prompt}, night`, 'night') + writePicture(prompt, 'drawn'),
  };
}
