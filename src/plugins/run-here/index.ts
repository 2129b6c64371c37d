import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FAULTS} from '../../../sandbox/faults';
import {publishFiles, writeBuiltFile} from '../built-pages';
import {buildMockServer, FILE_NAME} from '../mock-server';
import {buildRunnables, INPUTS, type Runnables} from './build/buildRunnables';

type Content = Runnables & {readonly mockServer: string};

/** Makes consoles work, and publishes what they load, and the mock server as one file, in the build and in `npm start`. */
export default function runHere({siteDir, generatedFilesDir}: LoadContext): Plugin<Content> {
  return {
    ...publishFiles({
      name: 'run-here',
      served: path.join(generatedFilesDir, 'run-here-files'),
      inputs: INPUTS.map((input) => path.join(siteDir, input)),
      load: async () => ({
        ...(await buildRunnables(siteDir)),
        mockServer: await buildMockServer(siteDir),
      }),
      async write({folder, files, mockServer}, outDir) {
        await writeBuiltFile(outDir, FILE_NAME, mockServer);
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
