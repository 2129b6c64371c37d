import MiniSearch from 'minisearch';
import {listSidebars, type BuiltPage, type OpenReader} from '../copies';
import {INDEX_OPTIONS, type Section} from './client/indexFile';
import {splitSections} from './node/splitSections';

type IndexedPage = Pick<BuiltPage, 'route' | 'next'> & {readonly sections: readonly Section[]};

/** Writes the search index of the finished pages. In the order of the sidebars, as search lists them for no query. */
export const siteSearch: OpenReader = ({siteConfig: {baseUrl}}) => {
  const pages = new Map<string, IndexedPage>();
  return {
    read(page) {
      const {route, next} = page;
      pages.set(route, {route, next, sections: splitSections(page)});
    },
    finish() {
      const index = new MiniSearch<Section>(INDEX_OPTIONS);
      for (const sidebar of listSidebars(pages, baseUrl)) {
        for (const {sections} of sidebar.pages) index.addAll(sections);
      }
      if (index.documentCount === 0) {
        throw new Error('The search index is empty: no page of the build has any content.');
      }
      return {[`${baseUrl}search.json`]: JSON.stringify(index)};
    },
  };
};
