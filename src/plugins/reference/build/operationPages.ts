import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {nearestName, type Problem} from '../../problems';
import {listOperations} from './contract';
import {CONTRACT, readContract} from './readContract';

/** The folder of the reference. A page's path below the site's folder is its route. */
const FOLDER = 'api';

/** A page whose front matter names an operation. */
type OperationPage = {readonly file: string; readonly operation: string; readonly text: string};

function readOperationPages(siteDir: string): OperationPage[] {
  return readdirSync(path.join(siteDir, FOLDER), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .flatMap((name) => {
      const file = path.posix.join(FOLDER, name.split(path.sep).join('/'));
      const text = readFileSync(path.join(siteDir, file), 'utf8');
      const operation = /^operation: *(\S+)/m.exec(text)?.[1];
      return operation === undefined ? [] : [{file, operation, text}];
    });
}

/** @returns the route of each operation's page: the one whose front matter names it */
export function readOperationRoutes(siteDir: string): ReadonlyMap<string, string> {
  const pages = readOperationPages(siteDir);
  return new Map(pages.map(({file, operation}) => [operation, `/${file.replace(/\.mdx$/, '')}`]));
}

/**
 * Compares the pages of operations with the contract. The tag of a page tells an operation that does not exist.
 *
 * @param siteDir the folder of the site
 * @returns a problem for each page that does not show its operation, or one that another page shows, and for each
 *   operation without a page
 */
export async function checkOperationPages(siteDir: string): Promise<Problem[]> {
  const pages = readOperationPages(siteDir);
  const ids = listOperations(await readContract(CONTRACT, siteDir)).map((it) => it.operationId);
  const meant = pages.map(({operation}) => nearestName(operation, ids) ?? operation);
  const problems = pages.flatMap(({file, operation, text}, index): Problem[] => {
    const place = placeIn(file, text, /^operation:/m);
    const first = pages.findIndex((it) => it.operation === operation);
    const tags = text.match(/^<Operation \/>$/gm)?.length ?? 0;
    const twice = `names the operation "${operation}", which ${pages[first]?.file ?? ''} describes already`;
    const places = `names the operation "${operation}", and places <Operation /> ${tags} times`;
    return [
      ...(first < index ? [{place, problem: twice, fix: 'keep one page for each operation'}] : []),
      ...(tags !== 1
        ? [{place, problem: places, fix: 'put <Operation /> on a line of its own, once'}]
        : []),
    ];
  });
  const contract = readFileSync(path.join(siteDir, CONTRACT), 'utf8');
  const missing = ids
    .filter((id) => !meant.includes(id))
    .map((id) => ({
      place: placeIn(CONTRACT, contract, new RegExp(`operationId: ${id}$`, 'm')),
      problem: `describes "${id}", which has no page`,
      fix: `write a page with "operation: ${id}" in its front matter and <Operation /> in its text`,
    }));
  return [...problems, ...missing];
}

/** @returns `file:line:1` of the first match */
function placeIn(file: string, text: string, pattern: RegExp): string {
  return `${file}:${text.slice(0, text.search(pattern)).split('\n').length}:1`;
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
      sidebar_class_name: `method method-${operation.method.toLowerCase()}`,
    };
    return {...parsed, frontMatter};
  };
}
