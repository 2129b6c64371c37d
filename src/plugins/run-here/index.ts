import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishFiles, writeBuiltFile} from '../built-pages';
import {buildRunnables, INPUTS, type Runnables} from './build/buildRunnables';

export {checkRunnables} from './build/buildRunnables';

/** Publishes what browsers load to run programs: the mock server in a worker, and a version of each program. */
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
    async contentLoaded({content, actions}) {
      await actions.createData('settings.json', JSON.stringify({folder: content.folder}));
    },
  };
}
