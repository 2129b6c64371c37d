import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FAULTS} from '../../../sandbox/faults';
import {publishFiles, writeBuiltFile} from '../built-pages';
import {buildRunnables, INPUTS, type Runnables} from './build/buildRunnables';

/** Makes consoles work, and publishes what they load to run: the mock server in a worker, and the programs. */
export default function runHere({siteDir, generatedFilesDir}: LoadContext): Plugin<Runnables> {
  return {
    ...publishFiles({
      name: 'run-here',
      served: path.join(generatedFilesDir, 'run-here-files'),
      inputs: INPUTS.map((input) => path.join(siteDir, input)),
      load: () => buildRunnables(siteDir),
      async write({folder, files}, outDir) {
        for (const {path: name, text} of files) {
          await writeBuiltFile(outDir, path.join(folder, name), text);
        }
      },
    }),
    getClientModules: () => [path.join(__dirname, 'browser/console.ts')],
    async contentLoaded({content, actions}) {
      const faults = Object.entries(FAULTS).map(([name, {says}]) => ({name, says}));
      await actions.createData('settings.json', JSON.stringify({folder: content.folder, faults}));
    },
  };
}
