import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import MiniSearch from 'minisearch';
import {groupByPage} from '../../../src/plugins/search/browser/groupByPage';
import {findSections, SEARCH_OPTIONS} from '../../../src/plugins/search/browser/searchEngine';
import type {SearchSection} from '../../../src/plugins/search/browser/SearchSection';

/** The search of the built site: the same index and the same ranking code as in the browser. */
type BuiltSearch = {
  /** The addresses of all sections in the index. */
  readonly ids: readonly string[];
  /** Returns the addresses of the results, in the order in which the dialog shows them. */
  readonly answer: (query: string) => readonly string[];
};

/**
 * Reads the index of a built site.
 *
 * @param folder the built site
 * @throws an Error when the folder contains no index, or more than one
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
    ids: Object.values(documentIds).map(String),
    answer: (query) =>
      groupByPage(findSections(index, query, undefined)).flatMap(({hits}) =>
        hits.map(({id}) => id),
      ),
  };
}
