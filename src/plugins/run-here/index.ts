import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeBuiltFile} from '../built-pages';
import {buildRunnables, INPUTS, type Runnables} from './build/buildRunnables';

/** Publishes what readers' browsers run below a program: the mock server in a worker, and a form of each program. */
export default function runHere({siteDir, generatedFilesDir}: LoadContext): Plugin<Runnables> {
  const served = path.join(generatedFilesDir, 'run-here-files');
  let runnables: Runnables;
  const publish = async (outDir: string): Promise<void> => {
    for (const {path: name, text} of runnables.files) {
      await writeBuiltFile(outDir, `${runnables.folder.slice(1)}/${name}`, text);
    }
  };
  return {
    name: 'run-here',
    getPathsToWatch: () => INPUTS.map((input) => path.join(siteDir, input)),
    loadContent: () => buildRunnables(siteDir),
    async contentLoaded({content, actions}) {
      runnables = content;
      await actions.createData('settings.json', JSON.stringify({folder: content.folder}));
      await publish(served);
    },
    configureWebpack: () => ({
      mergeStrategy: {'devServer.static': 'append'}, // other plugins serve folders too
      devServer: {static: [{directory: served, publicPath: '/'}]},
    }),
    postBuild: ({outDir}) => publish(outDir),
  };
}
