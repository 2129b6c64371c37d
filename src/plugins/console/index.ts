import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishFiles} from '../copies';
import {buildRunnables, INPUTS} from './node/buildRunnables';
import {buildMockServer, FILE_NAME} from './node/mock-server';
import {listPrograms} from './node/programs';

export {WIDE_INPUT} from './client/practice';
export {renderConsole} from './node/console';
export {renderFence} from './node/fences';
export {
  buildMockServer,
  embedContract,
  mockServerComponents,
  renderPicture,
} from './node/mock-server';
export {listPrograms, programComponents} from './node/programs';
export {rehypeUnbrokenNames} from './node/rehypeUnbrokenNames';

/**
 * Makes consoles work, and publishes the programs, the mock server, and what Run loads. Code is highlighted at build time,
 * so no highlighter is bundled.
 */
export default function consoles(context: LoadContext): Plugin {
  const {siteDir} = context;
  let folder = '';
  const published = publishFiles(context, 'console', INPUTS, async () => {
    const runnables = await buildRunnables(siteDir);
    folder = runnables.folder;
    const files: Record<string, string> = {[FILE_NAME]: await buildMockServer(siteDir)};
    for (const file of listPrograms(siteDir)) {
      files[file] = readFileSync(path.join(siteDir, file), 'utf8');
    }
    for (const file of runnables.files) files[path.join(folder, file.path)] = file.text;
    return files;
  });
  return {
    ...published,
    getClientModules: () => [path.join(__dirname, 'client/console.ts')],
    configureWebpack: () => ({
      ...published.configureWebpack(),
      resolve: {alias: {'prism-react-renderer': false}},
    }),
    contentLoaded: ({actions}) =>
      actions.createData('settings.json', JSON.stringify({folder})).then(() => undefined),
  };
}
