import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {purgeStyles} from './build/purgeStyles';

export {pageTemplate} from './build/pageTemplate';
export {INLINE_SCRIPTS} from './build/policy';

/** Pages behind links in sight are ready, and the style sheet is small. `pageTemplate` says how scripts reach a page. */
export default function delivery({siteDir}: LoadContext): Plugin {
  return {
    name: 'delivery',
    getClientModules: () =>
      ['readyLinks.ts', 'sharedParts.ts'].map((file) => path.join(__dirname, 'browser', file)),
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') options.plugins.push(purgeStyles(siteDir));
      return options;
    },
  };
}
