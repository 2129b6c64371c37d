import MiniSearch from 'minisearch';
import type {OpenReader} from '../copies';
import {INDEX_OPTIONS, type Section} from './client/indexFile';
import {splitSections} from './node/splitSections';

/** Writes the search index of the finished pages. */
export const siteSearch: OpenReader = ({siteConfig: {baseUrl}}) => {
  const index = new MiniSearch<Section>(INDEX_OPTIONS);
  return {
    read: (page) => index.addAll(splitSections(page)),
    finish() {
      if (index.documentCount === 0) {
        throw new Error('The search index is empty: no page of the build has any content.');
      }
      return {[`${baseUrl}search.json`]: JSON.stringify(index)};
    },
  };
};
