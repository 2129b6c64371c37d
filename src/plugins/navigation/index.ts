import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export {renderRelatedPages} from './node/relatedPages';

/** Adds client modules: a new page is announced to screen readers, and its entry in the sidebar is in view. */
export default function navigation(): Plugin {
  return {
    name: 'navigation',
    getClientModules: () =>
      ['announceRoute.ts', 'showCurrentEntry.ts'].map((file) =>
        path.join(__dirname, 'client', file),
      ),
  };
}
