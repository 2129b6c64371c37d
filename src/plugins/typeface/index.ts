import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Lifecycle only: adds the client module that fetches the font. */
export default function typeface(): Plugin {
  return {
    name: 'typeface',
    getClientModules: () => [path.join(__dirname, 'browser/nextPages.ts')],
  };
}
