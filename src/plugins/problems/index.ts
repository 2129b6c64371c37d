export {collect, ContentError, type Problem} from './build/ContentError';
export {findNearest, nearestName} from './build/findNearest';
export {isRecord} from './build/isRecord';
