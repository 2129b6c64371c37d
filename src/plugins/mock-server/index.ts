export {buildMockServer, FILE_NAME} from './node/bundleMockServer';
export {checkContracts, embedContract} from './node/embedContract';
export {mockServerTags, writePicture} from './node/mockServerTags';
