import type {ErrorObject} from 'ajv';
import {contract} from './contract';
import type {Operation} from './contractData';
import {ownRefusal} from './refusal';

/** The largest body, in bytes. A choice of the mock server. */
export const MAX_BODY = 1_000_000;
/** The limit of listed problems, so that the answer to a body with thousands of them is readable. */
const MAX_PROBLEMS = 10;
/** The slash that a base URL with a slash at its end adds, as in `//app` and `/v1//models`. */
const SLASH_OF_BASE = /^(\/v1)?\/(?=\/[^/])/;

/** The operation that a request is for, with the parameters of its path; or the methods of the path, for OPTIONS. */
type Match =
  | {readonly operation: Operation; readonly params: Readonly<Record<string, string>>}
  | {readonly allow: string};

/**
 * Finds what the contract says about a path. A doubled slash after the base URL counts as one.
 *
 * @param warn gets a line if the base URL ends with a slash
 * @throws Refusal 404 for an unknown path, 405 for a method that it does not have, 400 for one that is not valid
 *   percent-encoding
 */
export function findOperation(
  method: string,
  pathname: string,
  warn: (line: string) => void = () => undefined,
): Match {
  const sent = decodePath(pathname);
  const path = sent.replace(SLASH_OF_BASE, '$1');
  if (path !== sent) {
    warn(`A request goes to '${sent}': the base URL ends with a slash. Write it without.`);
  }
  const matches = contract.operations.flatMap((operation) => {
    const pattern = operation.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const found = new RegExp(`^${pattern}$`).exec(path);
    return found ? [{operation, params: {...found.groups}}] : [];
  });
  if (matches.length === 0) throw ownRefusal(404, `there is no path '${path}'.${hint(path)}`);
  const methods = matches.map(({operation}) => operation.method);
  if (methods.includes('GET')) methods.push('HEAD');
  if (method === 'OPTIONS') return {allow: [...methods, 'OPTIONS'].join(', ')};
  const wanted = method === 'HEAD' ? 'GET' : method;
  const match = matches.find(({operation}) => operation.method === wanted);
  if (match) return match;
  const choice = methods.join(', ');
  throw ownRefusal(405, `the path '${path}' has no method ${method}; use ${choice}.`);
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw ownRefusal(400, 'the path is not valid percent-encoding.');
  }
}

function hint(path: string): string {
  const isEmpty = /.\/(?:\/|$)/.test(path);
  return isEmpty ? ' A part of it is empty: is a variable such as RUNGEN_APP_ID not set?' : '';
}

/**
 * Checks the query, the headers and the body of a request against the contract.
 *
 * @returns the headers that the contract names, and the parsed body, if the operation takes one
 * @throws Refusal 400 that lists every problem; 413 for a body that is too large, 415 for one in another form
 */
export async function checkRequest(operation: Operation, request: Request, search: string) {
  const {id, takesBody} = operation;
  if (search) throw ownRefusal(400, `${id} takes no query; remove '${search}'.`);
  const text = await readText(request);
  if (!takesBody && text !== '') throw ownRefusal(400, `${id} takes no body; send none.`);
  const body = takesBody ? parseJson(text, request.headers.get('content-type')) : undefined;
  const headers: Record<string, string> = {};
  for (const name of operation.headers) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const check = contract.checks[id];
  if (!check) throw new Error(`The contract has no check of "${id}".`);
  if (!check({headers, body})) throw ownRefusal(400, describeProblems(check.errors ?? []));
  return {headers, body};
}

async function readText(request: Request): Promise<string> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_BODY) {
    throw ownRefusal(413, `the body is too large; it may have at most ${MAX_BODY} bytes.`);
  }
  const coding = request.headers.get('content-encoding');
  if (coding !== null && coding !== 'identity') {
    throw ownRefusal(415, `send the body without Content-Encoding; the request has '${coding}'.`);
  }
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    throw ownRefusal(400, 'the body is not valid UTF-8.');
  }
}

function parseJson(text: string, contentType: string | null): unknown {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/json') {
    const sent = type === '' ? 'no content type' : `'${type}'`;
    const header = 'Content-Type: application/json';
    throw ownRefusal(415, `send the header ${header}; the request has ${sent}.`);
  }
  if (text === '') throw ownRefusal(400, 'the request has no body; send a JSON object.');
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw ownRefusal(400, `the body is not valid JSON: ${reason}.`);
  }
}

/**
 * Describes why a value does not match its schema.
 *
 * @param problems what Ajv found
 * @returns one sentence for each problem, with the path of the field
 */
function describeProblems(problems: readonly ErrorObject[]): string {
  const sentences = new Set(problems.map(describe));
  const rest = sentences.size - MAX_PROBLEMS;
  const more = rest > 0 ? `; and ${rest} more problems` : '';
  return `${[...sentences].slice(0, MAX_PROBLEMS).join('; ')}${more}.`;
}

function describe({
  instancePath,
  keyword,
  message = 'is not valid',
  ...error
}: ErrorObject): string {
  const params: Readonly<Record<string, unknown>> = error.params;
  const field = instancePath.slice(1).replaceAll('/', '.');
  if (keyword === 'unevaluatedProperties' || keyword === 'additionalProperties') {
    const name = params.unevaluatedProperty ?? params.additionalProperty;
    return `${field} has the unknown field '${String(name)}'`;
  }
  if (keyword === 'required') {
    const name = String(params.missingProperty);
    return field === 'headers'
      ? `the header ${name} is missing`
      : `${field} lacks the field '${name}'`;
  }
  if (keyword === 'enum' && Array.isArray(params.allowedValues)) {
    return `${field} must be one of ${params.allowedValues.join(', ')}`;
  }
  return `${field} ${message}`;
}
