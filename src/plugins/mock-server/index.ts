import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {publishFiles, writeBuiltFile} from '../built-pages';
import {buildMockServer, FILE_NAME, INPUTS} from './build/bundleMockServer';

export {buildMockServer} from './build/bundleMockServer';
export {checkContracts, embedContract} from './build/embedContract';
export {mockServerTags, writePicture} from './build/mockServerTags';

/** Publishes the mock server of `sandbox/` as one file, in the build and in `npm start`. */
export default function mockServer({siteDir, generatedFilesDir}: LoadContext) {
  return publishFiles({
    name: 'mock-server',
    served: path.join(generatedFilesDir, 'mock-server'),
    inputs: INPUTS.map((input) => path.join(siteDir, input)),
    load: () => buildMockServer(siteDir),
    write: (text, folder) => writeBuiltFile(folder, FILE_NAME, text),
  });
}
