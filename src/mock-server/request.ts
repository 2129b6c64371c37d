import type {ErrorObject} from 'ajv';
import {contract} from './contract';
import type {Operation} from './readContract';
import {ownRefusal} from './refusal';

/** The slash that a base URL with a slash at its end adds, as in `//app` and `/v1//models`. */
const SLASH_OF_BASE = /^(\/v1)?\/(?=\/[^/])/;

/**
 * Finds the operation of a path. A doubled slash after the base URL counts as one, of which `warn` is told.
 *
 * @returns the operation, with the parameters of its path; or the methods of the path, for OPTIONS
 * @throws Refusal 404 for an unknown path, 405 for a method that it does not have
 */
export function findOperation(method: string, sent: string, warn?: (line: string) => void) {
  const path = sent.replace(SLASH_OF_BASE, '$1');
  if (path !== sent) {
    warn?.(`A request goes to '${sent}': the base URL ends with a slash. Write it without.`);
  }
  const matches = contract.operations.flatMap((operation) => {
    const pattern = operation.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const found = new RegExp(`^${pattern}$`).exec(path);
    return found ? [{operation, params: {...found.groups}}] : [];
  });
  if (matches.length === 0) {
    const isEmpty = /.\/(?:\/|$)/.test(path);
    const hint = ' A part of it is empty: is a variable such as RUNGEN_APP_ID not set?';
    throw ownRefusal(404, `there is no path '${path}'.${isEmpty ? hint : ''}`);
  }
  const methods = matches.map(({operation}) => operation.method);
  if (methods.includes('GET')) methods.push('HEAD');
  if (method === 'OPTIONS') return {allow: [...methods, 'OPTIONS'].join(', ')};
  const wanted = method === 'HEAD' ? 'GET' : method;
  const match = matches.find(({operation}) => operation.method === wanted);
  if (match) return match;
  throw ownRefusal(405, `the path '${path}' has no ${method}; use ${methods.join(', ')}.`);
}

/**
 * @returns the headers of a request that is as the contract says, by their names in small letters, and its parsed body
 * @throws Refusal 400 that lists every problem; 415 for a body in another form
 */
export async function checkRequest(operation: Operation, request: Request, search: string) {
  const {id, takesBody} = operation;
  if (search) throw ownRefusal(400, `${id} takes no query; remove '${search}'.`);
  const bytes = await request.arrayBuffer();
  if (!takesBody && bytes.byteLength > 0) throw ownRefusal(400, `${id} takes no body; send none.`);
  const headers: Readonly<Record<string, string>> = Object.fromEntries(request.headers);
  const body = takesBody ? parseJson(bytes, headers['content-type']) : undefined;
  const check = contract.checks[id];
  if (check?.({headers, body}) === true) return {headers, body};
  throw ownRefusal(400, `${[...new Set(check?.errors?.map(describe))].join('; ')}.`);
}

function parseJson(bytes: ArrayBuffer, contentType = ''): unknown {
  const type = contentType.replace(/;.*/, '').trim().toLowerCase();
  if (type !== 'application/json') {
    throw ownRefusal(415, `send the header Content-Type: application/json instead of '${type}'.`);
  }
  if (bytes.byteLength === 0) throw ownRefusal(400, 'it has no body; send a JSON object.');
  try {
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw ownRefusal(400, `the body is not valid JSON in UTF-8: ${reason}.`);
  }
}

/** What Ajv tells about a field that is missing or not in its schema, or a value that is none of an enumeration. */
type Params = {missingProperty?: string; unevaluatedProperty?: string; allowedValues?: string[]};

/** Says in one sentence why a value does not match its schema, with the path of the field. */
function describe({instancePath, message = 'is not valid', ...error}: ErrorObject): string {
  const {
    missingProperty: missing,
    unevaluatedProperty: extra,
    allowedValues,
  }: Params = error.params;
  const field = instancePath.slice(1).replaceAll('/', '.');
  if (extra !== undefined) return `${field} has the unknown field '${extra}'`;
  if (missing !== undefined) return `'${missing}' is missing in ${field}`;
  if (allowedValues) return `${field} must be one of ${allowedValues.join(', ')}`;
  return `${field} ${message}`;
}
