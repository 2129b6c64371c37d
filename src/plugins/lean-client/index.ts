import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {STAND_INS} from './standIns';

/** The settings of the site, as Docusaurus writes them down for the browser. */
const SITE_CONFIG = /\.docusaurus[\\/]docusaurus\.config\.mjs$/;

/** The tables of all routes. */
const TABLES = /\.docusaurus[\\/](?:(?:routes|registry)\.js|routesChunkNames\.json)$/;

/** What plugins tell every page. */
const GLOBAL_DATA = /\.docusaurus[\\/]globalData\.json$/;

/** What the docs plugin tells the layout of an area, and its category pages. */
const DOCS_DATA =
  /\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

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
            {test: SITE_CONFIG, enforce: 'pre', use: use('trimSiteConfig.cjs')},
            {test: DOCS_DATA, enforce: 'pre', use: use('trimDocs.cjs')},
            ...(isForReaders
              ? [
                  {test: TABLES, enforce: 'pre' as const, use: use('splitTables.cjs')},
                  {test: GLOBAL_DATA, enforce: 'pre' as const, use: use('trimGlobalData.cjs')},
                ]
              : []),
          ],
        },
        plugins: STAND_INS.map(
          ({request, from = /./, standIn}) => {
            const file = path.resolve(siteDir, standIn);
            return new NormalModuleReplacementPlugin(request, (resource) => {
              if (from.test(resource.context)) {
                resource.request = file;
              }
            });
          },
        ),
      };
    },
  };
}
