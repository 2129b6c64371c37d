export {findNearest} from '@rungen/mock-server/findNearest';
export {choose} from './choose';
export {collect, ContentError, type Problem} from './ContentError';
export {hashFiles, listFiles} from './hashFiles';
export {isRecord} from './isRecord';
export {memoizeLast} from './memoizeLast';
export {listChoices, suggest} from './suggest';
export {checkEncoding, locationAt, problemAt, readTexts, type Text} from './text';
export {explainSchema, openYaml, readYaml, recordSchema} from './yaml';
