export {collect, ContentError, type Problem} from './node/ContentError';
export {ANY_SLIP, choose, findNearest} from './node/findNearest';
export {isRecord} from './node/isRecord';
