export {choose} from './choose';
export {collect, ContentError, type Problem} from './ContentError';
export {findNearest} from './findNearest';
export {isRecord} from './isRecord';
