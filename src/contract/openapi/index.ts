export {CONTRACT, CONTRACTS, loadContract, OPENAI_CONTRACT, openContract} from './load';
export {publishContracts} from './publish';
export {findJson, listOperations} from './operations';
export {describeType, listFields, listValues, type Field} from './schema';
export {readStatuses} from './statuses';
export type * from './types';
export {closeSchema, requestSchema} from './validate';
