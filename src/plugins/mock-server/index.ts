export {buildMockServer, FILE_NAME} from './build/bundleMockServer';
export {checkContracts, embedContract} from './build/embedContract';
export {mockServerTags, writePicture} from './build/mockServerTags';
