export {buildMockServer, FILE_NAME} from './bundleMockServer';
export {embedContract} from './embedContract';
export {mockServerComponents, renderPicture} from './mockServerComponents';
