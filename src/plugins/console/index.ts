import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashFiles} from '../../files';
import {RUNNABLE_INPUTS} from '../../files/inputs';
import {publishFiles} from '../copies';
import {buildRunnables} from './node/buildRunnables';
import {buildMockServer, FILE_NAME} from './node/mock-server/bundleMockServer';
import {listPrograms} from './node/programs';

export {WIDE_INPUT} from './client/practice';
export {writeConsole} from './node/console';
export {writeFence} from './node/fences';
export {buildMockServer} from './node/mock-server/bundleMockServer';
export {mockServerComponents, renderPicture} from './node/mock-server/mockServerComponents';
export {programComponents} from './node/programs';
export {rehypeUnbrokenNames} from './node/rehypeUnbrokenNames';

/**
 * Makes consoles work, and publishes the programs, the mock server, and what Run loads. Code is highlighted at build time,
 * so no highlighter is bundled.
 */
export default function consoles(context: LoadContext): Plugin {
  const {siteDir} = context;
  // It changes with its files, which hosts have cached for a year. The content policy allows scripts from below it.
  const folder = `/assets/js/run.${hashFiles(siteDir, RUNNABLE_INPUTS).slice(0, 8)}`;
  const published = publishFiles(context, 'console', RUNNABLE_INPUTS, async () => {
    const files: Record<string, string> = {[FILE_NAME]: await buildMockServer(siteDir)};
    for (const file of listPrograms(siteDir)) {
      files[file] = readFileSync(path.join(siteDir, file), 'utf8');
    }
    for (const file of await buildRunnables(siteDir)) files[folder + file.path] = file.text;
    return files;
  });
  return {
    ...published,
    getClientModules: () => [path.join(__dirname, 'client/console.ts')],
    configureWebpack: () => ({
      ...published.configureWebpack(),
      resolve: {alias: {'prism-react-renderer': false}},
    }),
    async contentLoaded({actions}) {
      await actions.createData('settings.json', JSON.stringify({folder}));
    },
  };
}
