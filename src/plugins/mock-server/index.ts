import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeBuiltFile} from '../built-pages';
import {buildMockServer, INPUTS} from './build/buildMockServer';
import {FILE_NAME, type MockServerFile} from './build/MockServerFile';

export {buildMockServer} from './build/buildMockServer';
export {readOwnLicense, readPackages} from './build/readPackages';
export {remarkMockServer} from './build/remarkMockServer';

/** Publishes the mock server of `sandbox/` as one file, in the build and in `npm start`. */
export default function mockServer({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin<MockServerFile> {
  const served = path.join(generatedFilesDir, 'mock-server');
  let text = '';
  return {
    name: 'mock-server',
    getPathsToWatch: () => INPUTS.map((input) => path.join(siteDir, input)),
    loadContent: () => buildMockServer(siteDir),
    async contentLoaded({content}) {
      text = content.text;
      await writeBuiltFile(served, FILE_NAME, text);
    },
    configureWebpack: () => ({
      mergeStrategy: {'devServer.static': 'append'}, // other plugins serve folders too
      devServer: {static: [{directory: served, publicPath: '/'}]},
    }),
    postBuild: ({outDir}) => writeBuiltFile(outDir, FILE_NAME, text),
  };
}
