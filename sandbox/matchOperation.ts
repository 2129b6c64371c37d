import type {IndexedOperation} from './contractIndex';
import {mockServerError} from './RequestError';

/** An operation with the path parameters of one request. */
export type Match = {
  readonly operation: IndexedOperation;
  readonly params: Readonly<Record<string, string>>;
};

/**
 * Finds the operation that a request line names.
 *
 * @throws RequestError 404 for an unknown path, 405 for a method the path does not have, 400 for a path
 *   that is not valid percent-encoding or for a query, since no operation has one
 */
export function matchOperation(
  operations: readonly IndexedOperation[],
  method: string,
  url: string,
): Match {
  const [rawPath = '', query] = url.split('?', 2);
  const path = decodePath(rawPath);
  const onPath = operations.filter(({pathPattern}) => pathPattern.test(path));
  if (onPath.length === 0) throw mockServerError(404, `there is no path '${path}'.`);
  const operation = onPath.find((it) => it.method === method);
  if (!operation) {
    const methods = onPath.map((it) => it.method).join(', ');
    throw mockServerError(405, `the path '${path}' has no method ${method}; use ${methods}.`);
  }
  if (query) throw mockServerError(400, `${operation.id} takes no query; remove '?${query}'.`);
  return {operation, params: {...operation.pathPattern.exec(path)?.groups}};
}

function decodePath(rawPath: string): string {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    throw mockServerError(400, 'the path is not valid percent-encoding.');
  }
}
