import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Registers the client module. The code that links fields to lines runs in the browser. */
export default function linkedFields(): Plugin {
  return {
    name: 'linked-fields',
    getClientModules: () => [path.join(__dirname, 'browser/loadLinkedFields')],
  };
}
