import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {nearestName, type Problem} from '../../problems';
import {listOperations} from './contract';
import {CONTRACT, readContract} from './readContract';

/** The folder of the reference. A page's path below the site's folder is its route. */
const FOLDER = 'api';

/** A page whose front matter names an operation, or that places one. */
type OperationPage = {
  readonly file: string;
  readonly operation: string | undefined;
  readonly title: string | undefined;
  /** How often it places `<Operation />`. */
  readonly tags: number;
};

/** @returns the route of each operation's page: the one whose front matter names it */
export function readOperationRoutes(siteDir: string): ReadonlyMap<string, string> {
  return new Map(
    readOperationPages(siteDir).flatMap(({file, operation}) =>
      operation === undefined ? [] : [[operation, `/${file.replace(/\.mdx$/, '')}`] as const],
    ),
  );
}

/**
 * Compares the pages of operations with the contract, in both directions.
 *
 * @param siteDir the folder of the site
 * @returns a problem for each page with a missing, doubled or differently named operation, and for each operation
 *   without a page; the tag of a page tells an operation that does not exist
 */
export async function checkOperationPages(siteDir: string): Promise<Problem[]> {
  const pages = readOperationPages(siteDir);
  const operations = listOperations(await readContract(CONTRACT, siteDir));
  const ids = operations.map((it) => it.operationId);
  const meant = pages.map(({operation = ''}) => nearestName(operation, ids));
  return [
    ...pages.flatMap(({file, operation, tags, title}): Problem[] => {
      const named = operations.find((it) => it.operationId === operation);
      const tell = (line: RegExp, problem: string, fix: string): Problem[] => [
        {place: placeIn(siteDir, file, line), problem, fix},
      ];
      return [
        ...(named && title !== named.summary
          ? tell(
              /^title:/m,
              `has the title "${title ?? ''}", but the contract calls the operation "${named.summary}"`,
              'give the title and the "summary" the same words',
            )
          : []),
        ...(operation !== undefined && tags !== 1
          ? tell(
              /^operation:/m,
              `names the operation "${operation}", and places <Operation /> ${tags} times`,
              'put <Operation /> on a line of its own, once',
            )
          : []),
        ...(operation === undefined
          ? tell(
              /^<Operation \/>/m,
              'places <Operation />, but the front matter names no operation',
              `add "operation: " and one of ${ids.join(', ')}`,
            )
          : []),
      ];
    }),
    ...ids.flatMap((id) => {
      const [first, ...others] = pages.filter(({operation}) => operation === id);
      if (first === undefined) {
        if (meant.includes(id)) return [];
        const fix = `write a page with "operation: ${id}" in its front matter and <Operation /> in its text`;
        const place = placeIn(siteDir, CONTRACT, new RegExp(`operationId: ${id}$`, 'm'));
        return [{place, problem: `describes "${id}", which has no page`, fix}];
      }
      return others.map(({file}) => ({
        place: placeIn(siteDir, file, /^operation:/m),
        problem: `names the operation "${id}", which ${first.file} describes already`,
        fix: 'keep one page for each operation',
      }));
    }),
  ];
}

function readOperationPages(siteDir: string): OperationPage[] {
  return readdirSync(path.join(siteDir, FOLDER), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .flatMap((name) => {
      const file = path.posix.join(FOLDER, name.split(path.sep).join('/'));
      const text = readFileSync(path.join(siteDir, file), 'utf8');
      const operation = /^operation: *(\S+)/m.exec(text)?.[1];
      const title = /^title: *(.+?)\s*$/m.exec(text)?.[1];
      const tags = text.match(/^ *<Operation \/>/gm)?.length ?? 0;
      return operation === undefined && tags === 0 ? [] : [{file, operation, title, tags}];
    });
}

/** @returns `file:line:1` of the first match, or of the first line */
function placeIn(siteDir: string, file: string, pattern: RegExp): string {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const line = text.slice(0, Math.max(0, text.search(pattern))).split('\n').length;
  return `${file}:${line}:1`;
}
