export {hashFiles, listFiles} from './hashFiles';
export {memoizeLast} from './memoizeLast';
export {readSchemaError, type SchemaError} from './schemaError';
export {checkEncoding, placeAt, problemAt, readTexts, type Text} from './text';
export {openYaml, readYaml, recordSchema} from './yaml';
