export {endCommand} from './endCommand';
export {collect, ContentError, type Problem} from './ContentError';
export {hashFiles, listFiles} from './hashFiles';
export {isRecord} from './isRecord';
export {memoizeLast} from './memoizeLast';
export {findNearest, listChoices, suggest} from './suggest';
export {locationAt, problemAt, readTexts, type Text} from './text';
export {checkYaml, explainSchema, openYaml, readYaml} from './yaml';
