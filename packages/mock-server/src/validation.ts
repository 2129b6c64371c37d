import type {ErrorObject} from 'ajv';
import type {MockContract, MockOperation} from './contract';
import {mockError, RefusedError} from './httpError';

/**
 * Validates a request to an operation. Returns its headers, by their names in lower case, and its body.
 *
 * @throws HttpError 400 that lists every problem; 415 for a body that is not JSON, or is encoded
 */
export async function validateRequest(
  {checks}: Pick<MockContract, 'checks'>,
  {id, path, takesBody}: MockOperation,
  request: Request,
) {
  const {search} = new URL(request.url);
  if (search) throw new RefusedError(400, `${id} takes no query; remove '${search}'.`);
  const bytes = await request.arrayBuffer();
  const headers: Readonly<Record<string, string>> = Object.fromEntries(request.headers);
  const length = Number(headers['content-length'] ?? bytes.byteLength); // a Request for GET has no body
  // Some clients send {} with every request, which servers commonly ignore.
  if (!takesBody && length > '{}\n'.length) {
    throw new RefusedError(400, `${id} takes no body; send none.`);
  }
  if (headers['x-team-id'] === '') {
    throw mockError(400, 'the header x-team-id is empty: send the ID of a team, or leave it out.');
  }
  const sent = takesBody ? parseBody(bytes, headers) : undefined;
  const body = path === '/v1/chat/completions' ? withoutNulls(sent) : sent;
  const check = checks[id];
  if (check?.({headers, body}) === true) return {headers, body};
  throw new RefusedError(400, `${[...new Set(check?.errors?.map(describeError))].join('; ')}.`);
}

/** Leaves out null, which clients in many languages send for an option that is not set. */
function withoutNulls(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}

function parseBody(bytes: ArrayBuffer, headers: Readonly<Record<string, string>>): unknown {
  const {'content-type': contentType = '', 'content-encoding': encoding = 'identity'} = headers;
  if (!['', 'identity'].includes(encoding.toLowerCase())) {
    throw mockError(415, `send the body as it is, without Content-Encoding: ${encoding}.`);
  }
  const [type = ''] = contentType.split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new RefusedError(415, `send Content-Type: application/json instead of '${type.trim()}'.`);
  }
  if (bytes.byteLength === 0)
    throw new RefusedError(400, 'the request has no body; send a JSON object.');
  try {
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RefusedError(400, `the body is not valid JSON in UTF-8: ${reason}.`);
  }
}

/**
 * Describes why a value does not match its schema.
 *
 * @example "'name' is missing in body", "body.name must be string"
 */
function describeError({keyword, instancePath, params, message}: ErrorObject): string {
  const field = instancePath.slice(1).replaceAll('/', '.');
  const {missingProperty, unevaluatedProperty, allowedValues}: Record<string, unknown> = params;
  if (keyword === 'required') return `'${String(missingProperty)}' is missing in ${field}`;
  if (keyword === 'unevaluatedProperties') {
    return `${field} has the unknown field '${String(unevaluatedProperty)}'`;
  }
  if (!Array.isArray(allowedValues)) return `${field} ${message}`;
  return `${field} must be one of ${allowedValues.join(', ')}`;
}
