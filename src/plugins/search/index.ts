import type {OpenReader} from '../copies';
import type {Section} from './client/indexFile';
import {buildIndex} from './node/buildIndex';
import {splitSections} from './node/splitSections';

/** Writes the search index of the finished pages. */
export const siteSearch: OpenReader = ({siteConfig: {baseUrl}}) => {
  const sections: Section[] = [];
  return {
    read: (page) => {
      sections.push(...splitSections(page));
    },
    finish() {
      if (sections.length === 0) {
        throw new Error('The search index is empty: no page of the build has any content.');
      }
      return {[`${baseUrl}search.json`]: buildIndex(sections)};
    },
  };
};
