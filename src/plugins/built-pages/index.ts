import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {listFiles} from '../../files';
import {writeFiles, type PublishedFiles} from './node/publishFiles';
import {isUnlisted, readPage, type BuiltPage} from './node/readPage';

export {bundleFiles} from './node/bundleFiles';
export {publishFiles} from './node/publishFiles';
export type {BuiltPage} from './node/readPage';

/** What readers of the finished pages know about the site. */
export type BuiltSite = Pick<Props, 'siteConfig' | 'plugins'> & {
  /** The addresses of all pages that will be read, sorted. */
  readonly routes: readonly string[];
};

/** Derives files from the pages of a build. Keep only what you need of a page: its tree is large. */
export type PageReader = {
  /** Reads one page. Pages arrive one after the other, sorted by address. */
  readonly read: (page: BuiltPage) => void;
  /** Returns the files, after the last page, by their addresses. */
  readonly finish: () => PublishedFiles;
};

/** Opens a reader for one build. */
export type OpenReader = (site: BuiltSite) => PageReader;

export type PluginOptions = {
  readonly readers: readonly OpenReader[];
};

/** What pages are made from besides the modules that the bundler sees. */
const BUILD_INPUTS = [
  'src/!(components|css|pages|theme)/**',
  'contract',
  'samples',
  'sidebars.ts',
  'sidebarsApi.ts',
  'babel.config.js',
  'package-lock.json',
];

/**
 * Reads every finished page once, for everything that is derived from finished pages. The bundler's cache is not used
 * after a change of what pages are made from.
 */
export default function builtPages(
  {siteDir, baseUrl}: LoadContext,
  {readers}: PluginOptions,
): Plugin {
  return {
    name: 'built-pages',
    configureWebpack: ({experiments = {}}) =>
      // An experiment of Rspack, which webpack's types lack. It can be switched off.
      'cache' in experiments
        ? {experiments: {cache: {buildDependencies: [...listFiles(siteDir, BUILD_INPUTS)]}}}
        : {},
    // Otherwise settings are searched for beside each style sheet and in every folder above, also outside the clone.
    configurePostCss: (options) => ({...options, config: false}),
    async postBuild(site) {
      // Where the path of an address leads to its file.
      const rootDir = path.resolve(site.outDir, path.relative(baseUrl, '/'));
      const load = (route: string): Promise<string> => {
        const name = route.endsWith('/') ? `${route}index` : route;
        return readFile(path.join(rootDir, `${name}.html`), 'utf8');
      };
      const routes: string[] = [];
      for (const route of site.routesPaths.filter((known) => !known.endsWith('/404.html')).sort()) {
        if (!isUnlisted(await load(route))) routes.push(route);
      }
      const opened = readers.map((open) => open({...site, routes}));
      // One page at a time, though files are read twice: all pages of a large site together are hundreds of megabytes.
      for (const route of routes) {
        const page = readPage(route, await load(route));
        for (const reader of opened) reader.read(page);
      }
      for (const reader of opened) await writeFiles(reader.finish(), rootDir);
    },
  };
}
