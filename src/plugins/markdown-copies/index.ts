import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readBuiltPages} from '../built-pages/readBuiltPages';
import {arrangeSections} from './arrangeSections';
import {readPageOrder} from './readPageOrder';
import {type Preface, renderLlmsFull, renderLlmsTxt} from './renderLlmsTxt';
import {renderMarkdownCopy} from './renderMarkdownCopy';

export type PluginOptions = {
  readonly preface: Preface;
};

/** Writes each page as Markdown beside its HTML, and the two lists that agents read first. */
export default function markdownCopies({siteConfig}: LoadContext, options: PluginOptions): Plugin {
  let order: ReadonlyMap<string, readonly string[]> = new Map();
  return {
    name: 'markdown-copies',
    allContentLoaded({allContent}) {
      order = readPageOrder(allContent);
      return Promise.resolve();
    },
    async postBuild({outDir, routesPaths}) {
      const pages = await readBuiltPages(outDir, routesPaths);
      const routes = new Set(pages.map((page) => page.route));
      const copies = pages.map((page) => renderMarkdownCopy(page, siteConfig.url, routes));
      const sections = arrangeSections(copies, order);
      const files = [
        ...copies.map((copy) => ({name: copy.path, text: copy.markdown})),
        {name: 'llms.txt', text: renderLlmsTxt(options.preface, sections, siteConfig.url)},
        {name: 'llms-full.txt', text: renderLlmsFull(sections)},
      ];
      for (const {name, text} of files) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
    },
  };
}
