import MiniSearch from 'minisearch';
import {writeBuiltFile, type OpenReader} from '../built-pages';
import {INDEX_OPTIONS, type Section} from './browser/engine';
import {splitSections} from './build/splitSections';

/** Writes the search index of the finished pages. */
export const siteSearch: OpenReader = ({outDir}) => {
  const index = new MiniSearch<Section>(INDEX_OPTIONS);
  return {
    read: (page) => index.addAll(splitSections(page)),
    async finish() {
      if (index.documentCount === 0) {
        throw new Error('The search index is empty: no page of the build has any content.');
      }
      await writeBuiltFile(outDir, 'search.json', JSON.stringify(index));
    },
  };
};
