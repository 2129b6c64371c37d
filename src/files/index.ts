export {hashFiles, listFiles} from './hashFiles';
export {memoizeLast} from './memoizeLast';
export {readSchemaError, type SchemaError} from './schemaError';
export {checkEncoding, placeAt, problemAt, readTexts, type Text} from './text';
export {ajv, explainSchema, openYaml, readYaml, recordSchema} from './yaml';
