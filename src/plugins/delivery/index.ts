import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {namePageScripts} from './build/namePageScripts';
import {configurePostCss} from './build/unusedStyles';

export {pageTemplate} from './build/pageTemplate';
export {INLINE_SCRIPTS} from './build/policy';

/** Lifecycle only: pages behind links in sight are ready. `pageTemplate` says how scripts reach a page. */
export default function delivery({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'delivery',
    getClientModules: () =>
      ['readyLinks.ts', 'sharedParts.ts'].map((file) => path.join(__dirname, 'browser', file)),
    configurePostCss,
    configureWebpack: ({mode}, isServer) => ({
      plugins: [
        {
          apply({hooks}) {
            if (isServer || mode !== 'production') return;
            hooks.afterEmit.tap('delivery', () => namePageScripts(generatedFilesDir));
          },
        },
      ],
    }),
  };
}
