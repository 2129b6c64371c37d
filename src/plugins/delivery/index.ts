import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {namePageScripts} from './node/namePageScripts';
import {configurePostCss} from './node/unusedStyles';

export {pageTemplate} from './node/pageTemplate';
export {INLINE_SCRIPTS} from './node/policy';

/** Lifecycle only: pages behind links in sight are ready. `pageTemplate` says how scripts reach a page. */
export default function delivery({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'delivery',
    getClientModules: () =>
      ['readyLinks.ts', 'sharedParts.ts'].map((file) => path.join(__dirname, 'client', file)),
    configurePostCss,
    configureWebpack: ({mode}, isServer) => ({
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
