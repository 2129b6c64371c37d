import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {collectGarbage} from './collectGarbage';
import type {OpenReader} from './PageReader';
import {listBuiltPages, readBuiltPages} from './readBuiltPages';

/** Few enough to be held in memory, and enough that pictures are drawn beside the reading. */
const AT_ONCE = 8;

/** A collection takes a fifth of a second, and 128 pages leave some hundred megabytes behind. */
const PAGES_PER_COLLECTION = 128;

export type PluginOptions = {
  readonly readers: readonly OpenReader[];
};

/** Reads every finished page once, for all that is made of finished pages. */
export default function builtPages({siteConfig}: LoadContext, {readers}: PluginOptions): Plugin {
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
      const site = {title, url, baseUrl, outDir, routes, allContent};
      const opened = await Promise.all(readers.map(async (open) => open(site)));
      for (let index = 0; index < routes.length; index += AT_ONCE) {
        if (index > 0 && index % PAGES_PER_COLLECTION === 0) {
          collectGarbage();
        }
        const pages = await readBuiltPages(outDir, routes.slice(index, index + AT_ONCE));
        await Promise.all(pages.flatMap((page) => opened.map(async (reader) => reader.read(page))));
      }
      await Promise.all(opened.map(async (reader) => reader.finish?.()));
    },
  };
}
