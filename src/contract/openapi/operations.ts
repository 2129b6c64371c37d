import type {Content, Contract, MediaType, Method, Operation} from './types';

const METHODS: readonly Method[] = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Lists the operations of a contract, path by path.
 *
 * @param contract a contract, or only its paths
 * @returns each operation with its method, its path, and the parameters of both levels
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

/**
 * @param part a request body or a response
 * @returns its schema and examples as JSON, if it has any
 */
export function findJson(part: {readonly content?: Content} | undefined): MediaType | undefined {
  return part?.content?.['application/json'];
}
