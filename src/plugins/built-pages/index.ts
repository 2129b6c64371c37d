import {readFile} from 'node:fs/promises';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {OpenReader} from './build/PageReader';
import {ContentCache} from '../reproducible-build';
import {fileOf, listBuiltPages} from './build/readBuiltPages';
import {PageSource} from './build/PageSource';

export {bundleInlineScript} from './build/bundleInlineScript';
export type {OpenReader} from './build/PageReader';
export {elementClasses, hasClass} from './build/elementClasses';
export {findElement} from './build/findElement';
export {hashSource} from './build/hashSource';
export {parseHtml} from './build/parseHtml';
export type {BuiltPage} from './build/readBuiltPages';
export {writeBuiltFile} from './build/writeBuiltFile';

/** Few enough to fit into memory, and enough that pictures are drawn while other pages are read. */
const CONCURRENCY = 8;

export type PluginOptions = {
  readonly readers: readonly OpenReader[];
};

/** Reads every finished page once, for everything that is derived from finished pages. */
export default function builtPages(
  {siteConfig, siteDir}: LoadContext,
  {readers}: PluginOptions,
): Plugin {
  let allContent: AllContent = {};
  return {
    name: 'built-pages',
    allContentLoaded(loaded) {
      allContent = loaded.allContent;
      return Promise.resolve();
    },
    async postBuild({outDir, routesPaths}) {
      const {title, url, baseUrl} = siteConfig;
      const routes = await listBuiltPages(outDir, routesPaths);
      const site = {title, url, baseUrl, siteDir, outDir, routes, allContent};
      const cache = new ContentCache(siteDir, 'pages');
      const shared = [title, url, baseUrl, ...routes];
      const opened = await Promise.all(readers.map(async (open) => open(site)));
      for (let index = 0; index < routes.length; index += CONCURRENCY) {
        const batch = routes.slice(index, index + CONCURRENCY);
        const read = async (route: string): Promise<PageSource> =>
          new PageSource(route, await readFile(fileOf(outDir, route), 'utf8'), shared, cache);
        const pages = await Promise.all(batch.map(read));
        await Promise.all(pages.flatMap((page) => opened.map(async (reader) => reader.read(page))));
        pages.forEach((page) => {
          page.keep();
        });
      }
      await Promise.all(opened.map(async (reader) => reader.finish?.()));
      cache.prune();
    },
  };
}
