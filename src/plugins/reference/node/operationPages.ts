import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {placeAt, readPages, readQuestions} from '../../content';
import {ANY_SLIP, findNearest, type Problem} from '../../problems';
import {listOperations} from './contract';
import {CONTRACT, OPENAI_CONTRACT, readContract} from './readContract';
import type {Site} from './tables';

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
 * Compares the pages of operations with the contract. The tag of a page tells an operation that does not exist.
 *
 * @param siteDir the folder of the site
 * @returns a problem for each operation without a page
 */
export async function checkOperationPages(siteDir: string): Promise<Problem[]> {
  const ids = listOperations(await readContract(CONTRACT, siteDir)).map((it) => it.operationId);
  const file = CONTRACT;
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const pages = await readOperationPages(siteDir);
  const placed = pages.map(({operation}) => findNearest(operation, ids, ANY_SLIP) ?? operation);
  const missing = ids.filter((id) => !placed.includes(id));
  return missing.map((id) => ({
    place: placeAt({file, text}, text.search(new RegExp(`^ *operationId: ${id}$`, 'm'))),
    problem: `describes "${id}", which has no page`,
    fix: `write a page with "operation: ${id}" in its front matter and <Operation /> in its text`,
  }));
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
    const contract = await readContract(CONTRACT, siteDir).catch(() => undefined); // the checks say why
    const all = contract ? listOperations(contract) : [];
    const operation = all.find(({operationId}) => operationId === id);
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
