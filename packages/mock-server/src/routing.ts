import type {MockOperation} from './contract';
import {RefusedError} from './httpError';

/** Matches the extra slash of `//app` and `/v1//models`, which a base URL with a slash at its end causes. */
const EXTRA_SLASH = /^(\/v1)?\/(?=\/[^/])/;

/** The operation that answers a request, with the parameters of its path. */
export type Match = {
  readonly operation: MockOperation;
  readonly params: Readonly<Record<string, string>>;
};

/**
 * Finds the operation of a request. A doubled slash after the base URL counts as one.
 *
 * @throws HttpError 404 for an unknown path, 405 for a method that the path does not have
 */
export function findOperation(
  operations: readonly MockOperation[],
  method: string,
  path: string,
  warn: (line: string) => void,
): Match {
  const route = withoutExtraSlash(path);
  if (route !== path) {
    warn(`A request goes to '${path}': the base URL ends with a slash. Write it without.`);
  }
  const matches: Match[] = [];
  for (const operation of operations) {
    const params = matchPath(operation.path, route);
    if (params) matches.push({operation, params});
  }
  if (matches.length === 0) throw new RefusedError(404, describeUnknownPath(operations, route));
  const methods = matches.map(({operation}) => operation.method);
  const wanted = method === 'HEAD' ? 'GET' : method;
  const match = matches.find(({operation}) => operation.method === wanted);
  if (match) return match;
  throw new RefusedError(405, `the path '${route}' has no ${method}; use ${methods.join(', ')}.`);
}

/** @example withoutExtraSlash('/v1//models') === '/v1/models' */
export function withoutExtraSlash(path: string): string {
  return path.replace(EXTRA_SLASH, '$1');
}

/** @example matchPath('/app/{app_id}', '/app/1') // {app_id: '1'} */
function matchPath(template: string, path: string): Record<string, string> | undefined {
  const pattern = template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match ? {...match.groups} : undefined;
}

function describeUnknownPath(operations: readonly MockOperation[], path: string): string {
  const problem = `there is no path '${path}'.`;
  if (path.includes('//') || /.\/$/.test(path)) {
    return `${problem} A part of it is empty: is a variable such as RUNGEN_APP_ID not set? No path ends with a slash.`;
  }
  const paths = [...new Set(operations.map((operation) => operation.path))];
  const meant = paths.find((known) => path.endsWith(known) || known.endsWith(path));
  if (meant) return `${problem} If you mean ${meant}, correct the base URL.`;
  return `${problem} Use one of ${paths.join(', ')}.`;
}
