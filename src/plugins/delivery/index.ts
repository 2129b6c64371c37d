import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export {pageTemplate} from './build/pageTemplate';
export {INLINE_SCRIPTS} from './build/policy';

/** Lifecycle only: pages behind links in sight are ready. `pageTemplate` says how scripts reach a page. */
export default function delivery(): Plugin {
  return {
    name: 'delivery',
    getClientModules: () =>
      ['readyLinks.ts', 'sharedParts.ts'].map((file) => path.join(__dirname, 'browser', file)),
  };
}
