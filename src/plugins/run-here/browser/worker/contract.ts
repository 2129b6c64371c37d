import type {IndexedOperation} from '../../../../../sandbox/contractIndex';

/**
 * The operations of the contract with their validators. The build replaces this file with generated code, because the
 * content security policy does not allow browsers to compile any.
 */
export const operations: readonly IndexedOperation[] = [];
