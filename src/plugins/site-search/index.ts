import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchSection} from '../../components/SiteSearch/searchEngine';
import type {OpenReader} from '../built-pages/PageReader';
import {buildSearchIndex} from './buildSearchIndex';
import {extractSections} from './extractSections';

/** Writes the search index of the finished pages, and a small file that names it. */
export const siteSearch: OpenReader = ({baseUrl, outDir}) => {
  const sections: SearchSection[] = [];
  return {
    read(page) {
      sections.push(...extractSections(page));
    },
    async finish() {
      const {fileName, json} = buildSearchIndex(sections);
      await mkdir(path.join(outDir, 'assets'), {recursive: true});
      await writeFile(path.join(outDir, 'assets', fileName), json);
      const pointer = JSON.stringify({index: `${baseUrl}assets/${fileName}`});
      await writeFile(path.join(outDir, 'search.json'), `${pointer}\n`);
    },
  };
};
