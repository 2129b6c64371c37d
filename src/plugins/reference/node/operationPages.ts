import type {ParseFrontMatter} from '@docusaurus/types';
import {
  CONTRACT,
  listOperations,
  loadContract,
  OPENAI_CONTRACT,
  type Contract,
} from '../../../openapi';
import {hashFiles, memoizeLast} from '../../../files';
import {readPages} from '../../../mdx';
import {readQuestions} from '../../../registries';
import {addAnswers} from './answers';
import type {Site} from './tables';

const rememberContract = memoizeLast<Promise<Contract>>();

/** Reads a contract as pages show it, with open questions or their answers in its descriptions. */
function readContract(file: string, siteDir: string): Promise<Contract> {
  const state = hashFiles(siteDir, ['contract']);
  return rememberContract(`${siteDir} ${file}`, state, async () => {
    const {contract} = await loadContract(siteDir, file);
    return addAnswers(contract, readQuestions(siteDir));
  });
}

/** Reads the pages whose front matter names an operation. */
async function readOperationPages(siteDir: string) {
  const {pages} = await readPages(siteDir);
  return pages.flatMap(({frontMatter: {operation}, ...page}) =>
    typeof operation === 'string' ? [{...page, operation}] : [],
  );
}

/** Reads all that the tags of the reference draw from. The page of an operation is the one whose front matter names it. */
export async function readReference(siteDir: string): Promise<Site> {
  const [contract, openAi] = await Promise.all([
    readContract(CONTRACT, siteDir),
    readContract(OPENAI_CONTRACT, siteDir),
  ]);
  const pages = await readOperationPages(siteDir);
  const routes = pages.map(({operation, route}) => [operation, route] as const);
  return {contract, openAi, pages: new Map(routes), questions: readQuestions(siteDir)};
}

/**
 * Adds the method and the purpose of an operation to the sidebar entry of its page. Docusaurus takes them from the
 * front matter, where they would have to be written a second time.
 *
 * @param siteDir the folder of the site
 */
export function describeOperationPages(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const {operation: id} = parsed.frontMatter;
    if (id === undefined) return parsed;
    const loaded = await loadContract(siteDir, CONTRACT).catch(() => undefined); // the checks report why
    const operations = loaded ? listOperations(loaded.contract) : [];
    const operation = operations.find(({operationId}) => operationId === id);
    if (!operation) return parsed;
    const [first = ''] = operation.description.split(/(?<=\.)\s/);
    const purpose = first.replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1').replaceAll('`', '');
    const frontMatter = {
      ...parsed.frontMatter,
      sidebar_custom_props: {method: operation.method, purpose},
      sidebar_class_name: `method ${operation.method.toLowerCase()}`,
    };
    return {...parsed, frontMatter};
  };
}
