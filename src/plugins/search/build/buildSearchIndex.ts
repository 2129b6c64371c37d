import {createHash} from 'node:crypto';
import MiniSearch from 'minisearch';
import {SEARCH_OPTIONS} from '../browser/searchEngine';
import type {SearchSection} from '../browser/SearchSection';

/** A search index, ready to be written. */
type SearchIndex = {
  /** The file's name, which contains the hash of its content. */
  readonly fileName: string;
  readonly json: string;
};

/**
 * Builds the index that the browser loads when somebody searches.
 *
 * @param sections every section of every page; their ids must be unique
 * @returns the index; the same sections give the same bytes
 * @throws an Error when there are no sections, because a search that finds nothing would be published
 */
export function buildSearchIndex(sections: readonly SearchSection[]): SearchIndex {
  if (sections.length === 0) {
    throw new Error('The search index has no section. No page of the build has any content.');
  }
  const index = new MiniSearch<SearchSection>(SEARCH_OPTIONS);
  index.addAll(sections);
  const json = JSON.stringify(index);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
  return {fileName: `search-index.${hash}.json`, json};
}
