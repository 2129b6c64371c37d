import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {namePageScripts} from './node/namePageScripts';
import {configurePostCss} from './node/unusedStyles';

export {pageTemplate} from './node/pageTemplate';

/**
 * The core makes one sheet of all styles. A file of this name stays out of it, and comes with the script that imports it,
 * so that the sheet that every page waits for holds only what a page can show before it is used.
 */
const NOT_LATE = /^(?!.*\.late\.css$)/u;

/** Lifecycle only: pages behind links in sight are ready. `pageTemplate` says how scripts reach a page. */
export default function delivery({generatedFilesDir}: LoadContext): Plugin {
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
  };
}
