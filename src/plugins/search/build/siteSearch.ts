import type {SearchSection} from '../browser/SearchSection';
import {writeBuiltFile, type OpenReader} from '../../built-pages';
import {buildSearchIndex} from './buildSearchIndex';
import {extractSections} from './extractSections';

/** Writes the search index of the finished pages, and a small file that names it. */
export const siteSearch: OpenReader = ({baseUrl, outDir}) => {
  const sections: SearchSection[] = [];
  return {
    read(page) {
      sections.push(...page.remember('search', extractSections));
    },
    async finish() {
      const {fileName, json} = buildSearchIndex(sections);
      await writeBuiltFile(outDir, `assets/${fileName}`, json);
      const pointer = JSON.stringify({index: `${baseUrl}assets/${fileName}`});
      await writeBuiltFile(outDir, 'search.json', `${pointer}\n`);
    },
  };
};
