import type {Content, Contract, MediaType, Method, Operation} from './types';

const METHODS: readonly Method[] = ['post', 'get', 'put', 'delete', 'patch'];

/**
 * Lists the operations of a contract, path by path, each with the parameters of its path too.
 *
 * @example
 * listOperations(contract)[0] // {method: 'PUT', path: '/app/{app_id}', operationId: 'updateApp', …}
 */
export function listOperations({paths}: Pick<Contract, 'paths'>): Operation[] {
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      operations.push({...operation, method: method.toUpperCase(), path, parameters});
    }
  }
  return operations;
}

/** Returns the schema and the examples that a request body or a response has as JSON, if any. */
export function findJson(part: {readonly content?: Content} | undefined): MediaType | undefined {
  return part?.content?.['application/json'];
}
