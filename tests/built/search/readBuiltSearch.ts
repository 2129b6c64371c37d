import MiniSearch from 'minisearch';
import {readBuilt} from '../../helpers/builtPages';
import {INDEX_OPTIONS, openIndex} from '../../../src/plugins/search/browser/engine';
import type {Findings} from '../../../src/plugins/search/browser/engine';
import type {Section} from '../../../src/plugins/search/browser/engine';

/** The search of the built site: the same index and the same code as in the browser. */
type BuiltSearch = {
  /** The addresses of all sections in the index. */
  readonly ids: ReadonlySet<string>;
  readonly find: (query: string) => Findings;
};

/** Reads the index of the site in `build/`. */
export function readBuiltSearch(): BuiltSearch {
  const json = readBuilt('search.json');
  const {documentIds} = MiniSearch.loadJSON<Section>(json, INDEX_OPTIONS).toJSON();
  return {ids: new Set(Object.values(documentIds).map(String)), find: openIndex(json)};
}
