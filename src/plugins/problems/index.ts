export {collect, ContentError, type Problem} from './build/ContentError';
export {ANY_SLIP, choose, findNearest} from './build/findNearest';
export {isRecord} from './build/isRecord';
