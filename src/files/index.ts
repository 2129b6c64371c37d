export {endCommand} from './endCommand';
export {collect, ContentError, type Problem} from './ContentError';
export {explainSchema} from './explainSchema';
export {hashFiles, listFiles} from './hashFiles';
export {isRecord} from './isRecord';
export {memoizeLast} from './memoizeLast';
export {findNearest, listChoices, suggest} from './suggest';
export {locationAt, problemAt, readTexts, type Text} from './text';
export {checkYaml, openYaml, readYaml} from './yaml';
