import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FAULTS} from '@rungen/mock-server/faults';
import {publishFiles} from '../../copies';
import {buildMockServer, FILE_NAME} from './mock-server';
import {buildRunnables, INPUTS} from './buildRunnables';

/** Makes consoles work, and publishes what they load, and the mock server as one file, in the build and in `npm start`. */
export function run(context: LoadContext): Plugin {
  let folder = '';
  return {
    ...publishFiles(context, 'run', INPUTS, async () => {
      const {files, ...built} = await buildRunnables(context.siteDir);
      folder = built.folder;
      return {
        ...Object.fromEntries(files.map((file) => [path.join(folder, file.path), file.text])),
        [FILE_NAME]: await buildMockServer(context.siteDir),
      };
    }),
    getClientModules: () => [path.join(__dirname, '../client/console.ts')],
    async contentLoaded({actions}) {
      await actions.createData('settings.json', JSON.stringify({folder, faults: listFaults()}));
    },
  };
}

/** Lists the failures as `client/generated.d.ts` describes them. */
function listFaults() {
  return Object.entries(FAULTS).map(([name, fault]) => {
    const operations: readonly string[] | undefined =
      'operations' in fault ? fault.operations : undefined;
    const isOfChat = operations?.includes('createChatCompletion') ?? false;
    return {
      name,
      description: fault.description,
      isLasting: 'isLasting' in fault,
      isOfChat,
      isOfApi: operations !== undefined && !isOfChat,
    };
  });
}
