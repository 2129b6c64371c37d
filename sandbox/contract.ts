import {createAjv, readContract, type Contract} from './readContract';

const {requests, data} = readContract('contract');
const ajv = createAjv(requests);

/**
 * The contract, with its checks compiled at the start. In the published mock server and in readers' browsers, code that
 * `src/plugins/mock-server` generates replaces this file: browsers may compile none.
 */
export const contract: Contract = {
  ...data,
  checks: Object.fromEntries(Object.keys(requests).map((id) => [id, ajv.compile({$ref: id})])),
};
