export {hashFiles, listFiles} from './hashFiles';
export {memoizeLast} from './memoizeLast';
export {checkEncoding, placeAt, problemAt, readTexts, type Text} from './text';
export {explainSchema, openYaml, readYaml, recordSchema} from './yaml';
