import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Watches what the drawings are made from. The drawing itself happens in `remarkContractDrawings`. */
export default function contractDrawings({siteDir}: LoadContext): Plugin {
  return {
    name: 'contract-drawings',
    getPathsToWatch: () => [path.join(siteDir, 'contract/**/*')],
  };
}
