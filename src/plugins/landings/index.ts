import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Addresses that lead to another page. */
export type PluginOptions = {
  readonly landings: readonly {readonly from: string; readonly to: string}[];
};

/** Gives each landing a route that leads on, and a file for hosts that look for `<landing>/index.html`. */
export default function landings(
  {baseUrl, generatedFilesDir}: LoadContext,
  options: PluginOptions,
): Plugin {
  return {
    name: 'landings',
    async contentLoaded({actions}) {
      for (const {from, to} of options.landings) {
        const data = await actions.createData(`${from.slice(1)}.json`, {to});
        actions.addRoute({
          path: `${baseUrl}${from.slice(1)}`,
          exact: true,
          component: '@site/src/components/Landing',
          // Chunks are named after this: a whole path would name them after the folder of the clone.
          modules: {target: `@generated/${path.relative(generatedFilesDir, data)}`},
        });
      }
    },
    async postBuild({outDir}) {
      for (const {from} of options.landings) {
        await mkdir(path.join(outDir, from), {recursive: true});
        await copyFile(path.join(outDir, `${from}.html`), path.join(outDir, from, 'index.html'));
      }
    },
  };
}
