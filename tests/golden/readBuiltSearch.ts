import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import MiniSearch from 'minisearch';
import {groupByPage} from '../../src/plugins/search/browser/groupByPage';
import {findSections, SEARCH_OPTIONS} from '../../src/plugins/search/browser/searchEngine';
import type {SearchSection} from '../../src/plugins/search/browser/SearchSection';
import type {GoldenQuery} from './goldenQueries';

/** The search of the built site: the same index and the same ranking code as in the browser. */
type BuiltSearch = {
  /** Every section the index knows, by its address. */
  readonly ids: ReadonlySet<string>;
  /** The addresses of the results, in the order the dialog shows them. */
  readonly answer: (query: string) => readonly string[];
};

/**
 * Reads the index of a built site.
 *
 * @param folder the built site
 * @throws an Error when the folder holds no index, or more than one
 */
export async function readBuiltSearch(folder: string): Promise<BuiltSearch> {
  const assets = path.join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => /^search-index\..*\.json$/u.test(name));
  const [name] = names;
  if (name === undefined || names.length > 1) {
    throw new Error(`${assets} holds ${names.length} search indexes, not 1. Run npm run build.`);
  }
  const json = await readFile(path.join(assets, name), 'utf8');
  const index = MiniSearch.loadJSON<SearchSection>(json, SEARCH_OPTIONS);
  const {documentIds} = index.toJSON();
  return {
    ids: new Set(Object.values(documentIds).map(String)),
    answer: (query) =>
      groupByPage(findSections(index, query, undefined)).flatMap(({hits}) =>
        hits.map(({id}) => id),
      ),
  };
}

/** How many results a reader looks at before giving up. */
export const SEEN = 3;

/** Whether one of the sections that answer a query is among the results a reader looks at. */
export function isAnswered(search: BuiltSearch, [query, ...answers]: GoldenQuery): boolean {
  return search
    .answer(query)
    .slice(0, SEEN)
    .some((id) => answers.includes(id));
}
