export {buildMockServer, FILE_NAME} from './node/bundleMockServer';
export {embedContract} from './node/embedContract';
export {mockServerTags, writePicture} from './node/mockServerTags';
