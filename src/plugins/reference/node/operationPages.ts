import type {ParseFrontMatter} from '@docusaurus/types';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {readPages} from '../../../content/mdx';
import {
  CONTRACT,
  listOperations,
  loadContract,
  OPENAI_CONTRACT,
  type Contract,
} from '../../../contract/openapi';
import {readQuestions} from '../../../contract/registries';
import type {ReferenceContext} from './context';

type ParsedFile = Awaited<ReturnType<ParseFrontMatter>>;

/** Where all operations of the interface of OpenAI clients are described. */
const CHAT_ERRORS = '/api/llm-openai-compatibility#errors';

/** Reads the address of each operation: that of the page whose front matter names it. */
async function readAddresses(siteDir: string, openAi: Contract): Promise<Map<string, string>> {
  const routes = new Map(listOperations(openAi).map((one) => [one.operationId, CHAT_ERRORS]));
  const {pages} = await readPages(siteDir, ['api/apis/**/*.{md,mdx}']);
  for (const {frontMatter, route} of pages) {
    if (typeof frontMatter.operation === 'string') routes.set(frontMatter.operation, route);
  }
  return routes;
}

/**
 * Reads what the components of the reference render from.
 *
 * @throws ContentError when a contract or a registry has a problem
 */
export async function readReference(siteDir: string): Promise<ReferenceContext> {
  const openAi = await loadContract(siteDir, OPENAI_CONTRACT);
  return {
    contract: await loadContract(siteDir, CONTRACT),
    openAi,
    pages: await readAddresses(siteDir, openAi),
    questions: readQuestions(siteDir),
  };
}

/**
 * Adds the method and the purpose of an operation to the sidebar entry of its page. Docusaurus takes them from the
 * front matter, where they would have to be written a second time.
 *
 * @param isLive whether the contract changes while it runs, as in `npm start`
 * @returns the option `parseFrontMatter`, after the contract is read: when Docusaurus calls it, it reads all pages at once,
 *   and the limit of open files may be reached
 */
export async function describeOperationPages(
  siteDir: string,
  isLive: boolean,
): Promise<ParseFrontMatter> {
  // The checks report why a file cannot be read.
  const read = () => loadContract(siteDir, CONTRACT).then(listOperations, () => []);
  const operations = await read();
  return async (params) => {
    const {fileContent, defaultParseFrontMatter} = params;
    const parsed: ParsedFile = await defaultParseFrontMatter(params).catch(() => {
      return {frontMatter: {}, content: fileContent};
    });
    const {operation: id} = parsed.frontMatter;
    if (id === undefined) return parsed;
    const known = isLive ? await read() : operations;
    const operation = known.find(({operationId}) => operationId === id);
    if (!operation) return parsed;
    const frontMatter = {
      ...parsed.frontMatter,
      sidebar_custom_props: {
        method: operation.method,
        purpose: readFirstSentence(operation.description),
      },
      sidebar_class_name: `method ${operation.method.toLowerCase()}`,
    };
    return {...parsed, frontMatter};
  };
}

/**
 * Reads the first sentence of a Markdown text, as text.
 *
 * @example
 * readFirstSentence('Stops **one** [app](/x). Then it is `STOPPED`.') // 'Stops one app.'
 */
export function readFirstSentence(markdown: string): string {
  const [sentence = ''] = markdown.split(/(?<=\.)\s/);
  return toString(unified().use(remarkParse).parse(sentence));
}
