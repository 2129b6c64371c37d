export {buildMockServer, FILE_NAME} from './node/bundleMockServer';
export {embedContract} from './node/embedContract';
export {mockServerComponents, renderPictureImage} from './node/mockServerComponents';
