import type {IndexedOperation} from '../../../../../sandbox/contractIndex';

/**
 * The operations of the contract with their checks. The build puts them in the place of this file, as code: the content
 * policy lets no browser compile any.
 */
export const operations: readonly IndexedOperation[] = [];
