import {createAjv, readContract, type Contract} from './readContract';

const {requests, data} = readContract('contract');
const ajv = createAjv(requests);

/** The contract. In the published file and in browsers, code of `src/plugins/mock-server` is here: they compile none. */
export const contract: Contract = {
  ...data,
  checks: Object.fromEntries(Object.keys(requests).map((id) => [id, ajv.compile({$ref: id})])),
};
