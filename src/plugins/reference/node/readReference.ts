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
