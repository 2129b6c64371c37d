import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {STAND_INS} from './build/standIns';

export {Compression} from './build/compression/Compression';
export {ENTRIES, HELD, holdScriptsOf} from './build/held-scripts/holdScripts';
export {splitStyles} from './build/page-styles/splitStyles';

/** The settings of the site, as Docusaurus writes them down for the browser. */
const SITE_CONFIG = /\.docusaurus[\\/]docusaurus\.config\.mjs$/;

/** The tables of all routes. */
const TABLES = /\.docusaurus[\\/](?:(?:routes|registry)\.js|routesChunkNames\.json)$/;

/** What plugins tell every page. */
const GLOBAL_DATA = /\.docusaurus[\\/]globalData\.json$/;

/** What the docs plugin tells the layout of a section, and its category pages. */
const DOCS_DATA =
  /\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

/** Where the docs plugin sorts its instances, and the theme what it was given. */
const SORTING =
  /plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils\.js$|theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/;

/** Keeps out of the bundle what readers would load for nothing. */
export default function leanClient({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const isPublished = process.env.NODE_ENV === 'production';
      const isForReaders = isPublished && !isServer;
      const use = (...loaders: readonly string[]) =>
        loaders.map((loader) => ({loader: path.resolve(__dirname, loader)}));
      return {
        module: {
          rules: [
            {
              test: SITE_CONFIG,
              enforce: 'pre',
              use: use('build/trimmed-modules/trimSiteConfig.cjs'),
            },
            {test: SORTING, enforce: 'pre', use: use('build/trimmed-modules/compareCodes.cjs')},
            {test: DOCS_DATA, enforce: 'pre', use: use('build/trimmed-modules/trimDocs.cjs')},
            ...(isForReaders
              ? [
                  {
                    test: TABLES,
                    enforce: 'pre' as const,
                    use: use('build/route-manifests/splitRoutes.cjs'),
                  },
                  {
                    test: GLOBAL_DATA,
                    enforce: 'pre' as const,
                    use: use('build/route-manifests/trimGlobalData.cjs'),
                  },
                ]
              : []),
          ],
        },
        plugins: (isServer ? [] : STAND_INS).map(({request, from = /./, standIn}) => {
          const file = path.resolve(siteDir, standIn);
          return new NormalModuleReplacementPlugin(request, (resource) => {
            if (from.test(resource.context)) {
              resource.request = file;
            }
          });
        }),
      };
    },
  };
}
