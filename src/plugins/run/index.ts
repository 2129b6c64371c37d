import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FAULTS} from '../../mock-server/faults';
import {publishFiles} from '../built-pages';
import {buildMockServer, FILE_NAME} from '../mock-server';
import {buildRunnables, INPUTS} from './node/buildRunnables';

/** Makes consoles work, and publishes what they load, and the mock server as one file, in the build and in `npm start`. */
export default function runHere(context: LoadContext): Plugin {
  let folder = '';
  return {
    ...publishFiles(context, 'run-here', INPUTS, async () => {
      const {files, ...built} = await buildRunnables(context.siteDir);
      folder = built.folder;
      return {
        ...Object.fromEntries(files.map((it) => [path.join(folder, it.path), it.text])),
        [FILE_NAME]: await buildMockServer(context.siteDir),
      };
    }),
    getClientModules: () => [path.join(__dirname, 'client/console.ts')],
    async contentLoaded({actions}) {
      const faults = Object.entries(FAULTS).map(([name, {description}]) => ({name, description}));
      await actions.createData('settings.json', JSON.stringify({folder, faults}));
    },
  };
}
