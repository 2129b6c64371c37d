export {collectProblems} from './build/collectProblems';
export {ContentError, type Problem} from './build/ContentError';
export {findNearest} from './build/findNearest';
export {isRecord} from './build/isRecord';
export {nearestName} from './build/nearestName';
export {explainYaml, openYaml} from './build/openYaml';
