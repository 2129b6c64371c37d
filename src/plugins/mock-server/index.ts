import type {LoadContext} from '@docusaurus/types';
import {publishFiles} from '../built-pages';
import {buildMockServer, FILE_NAME, INPUTS} from './build/bundleMockServer';

export {buildMockServer} from './build/bundleMockServer';
export {checkContracts, embedContract} from './build/embedContract';
export {mockServerTags, writePicture} from './build/mockServerTags';

/** Publishes the mock server of `sandbox/` as one file, in the build and in `npm start`. */
export default function mockServer(context: LoadContext) {
  return publishFiles(context, 'mock-server', INPUTS, async () => ({
    [FILE_NAME]: await buildMockServer(context.siteDir),
  }));
}
