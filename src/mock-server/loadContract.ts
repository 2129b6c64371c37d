import {fileURLToPath} from 'node:url';
import type {Contract} from './contract';
import {createAjv, readContract} from './readContract';

const CONTRACT_DIR = fileURLToPath(new URL('../../contract', import.meta.url));

/**
 * Loads the contract of this repository, wherever the process was started.
 *
 * In the published file and in browsers, `embedContract` of `src/plugins/mock-server` replaces this module by one that
 * returns the same data with generated checks: there are no files to read, and browsers may not compile checks.
 */
export function loadContract(): Contract {
  const {requests, data} = readContract(CONTRACT_DIR);
  const ajv = createAjv(requests);
  const checks = Object.keys(requests).map((id) => [id, ajv.compile({$ref: id})] as const);
  return {...data, checks: Object.fromEntries(checks)};
}
