import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeHostFiles} from './node/hostFiles';
import {namePageScripts} from './node/namePageScripts';
import {allowInlineScripts, completePolicies, contentPolicy} from './node/policy';
import {configurePostCss} from './node/unusedStyles';

export {pageTemplate} from './node/pageTemplate';

/**
 * The core makes one sheet of all styles. A file of this name stays out of it, and comes with the script that imports it,
 * so that the sheet that every page waits for holds only what a page can show before it is used.
 */
const NOT_LATE = /^(?!.*\.late\.css$)/u;

export type PluginOptions = {
  /** Whether the build may load and report to an analytics service. */
  readonly hasAnalytics: boolean;
};

/** Lifecycle only: pages behind links in sight are ready. `pageTemplate` says how scripts reach a page. */
export default function delivery(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  {hasAnalytics}: PluginOptions,
): Plugin {
  return {
    name: 'delivery',
    getClientModules: () =>
      ['readyLinks.ts', 'sharedParts.ts'].map((file) => path.join(__dirname, 'client', file)),
    configurePostCss,
    configureWebpack: ({mode}, isServer) => ({
      ...(!isServer && {
        optimization: {splitChunks: {cacheGroups: {styles: {test: NOT_LATE}}}},
      }),
      plugins: [
        {
          apply({hooks}) {
            if (isServer || mode !== 'production') return;
            hooks.afterEmit.tap('delivery', ({chunkGroups}) =>
              namePageScripts(generatedFilesDir, chunkGroups),
            );
          },
        },
      ],
    }),
    async postBuild({outDir}) {
      const hashes = await completePolicies(outDir);
      if (baseUrl !== '/') return; // hosts read their files at the root of the site only
      const policy = allowInlineScripts(contentPolicy(hasAnalytics), hashes);
      writeHostFiles(siteDir, outDir, {policy, hasAnalytics});
    },
  };
}
