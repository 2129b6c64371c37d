export {endCommand} from './endCommand';
export {findNearest} from './findNearest';
export {collect, ContentError, type Problem} from './ContentError';
export {hashFiles, listFiles} from './hashFiles';
export {isRecord} from './isRecord';
export {memoizeLast} from './memoizeLast';
export {listChoices, suggest} from './suggest';
export {locationAt, problemAt, readTexts, type Text} from './text';
export {checkYaml, explainSchema, openYaml, readYaml, recordSchema} from './yaml';
