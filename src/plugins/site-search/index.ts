import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readBuiltPages} from '../built-pages/readBuiltPages';
import {buildSearchIndex} from './buildSearchIndex';
import {extractSections} from './extractSections';

/** Writes the search index of the finished pages, and a small file that names it. */
export default function siteSearch({baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-search',
    async postBuild({outDir, routesPaths}) {
      const pages = await readBuiltPages(outDir, routesPaths);
      const sections = pages.flatMap(extractSections);
      const {fileName, json} = buildSearchIndex(sections);
      await mkdir(path.join(outDir, 'assets'), {recursive: true});
      await writeFile(path.join(outDir, 'assets', fileName), json);
      const pointer = JSON.stringify({index: `${baseUrl}assets/${fileName}`});
      await writeFile(path.join(outDir, 'search.json'), `${pointer}\n`);
    },
  };
}
