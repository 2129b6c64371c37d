import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export {writeRelatedPages} from './node/relatedPages';

/** Lifecycle only: a new page is announced to screen readers. */
export default function navigation(): Plugin {
  return {
    name: 'navigation',
    getClientModules: () => [path.join(__dirname, 'client/announceRoute.ts')],
  };
}
