import type {ErrorObject} from 'ajv';
import type {MockContract, MockOperation} from './contract';
import {mockError} from './httpError';

/**
 * Validates a request to an operation.
 *
 * @returns its headers, by name in lower case, and its parsed body
 * @throws HttpError 400 that lists every problem; 415 for a body in another form
 */
export async function validateRequest(
  {checks}: Pick<MockContract, 'checks'>,
  {id, takesBody}: MockOperation,
  request: Request,
) {
  const {search} = new URL(request.url);
  if (search) throw mockError(400, `${id} takes no query; remove '${search}'.`);
  const bytes = await request.arrayBuffer();
  if (!takesBody && bytes.byteLength > 0) throw mockError(400, `${id} takes no body; send none.`);
  const headers: Readonly<Record<string, string>> = Object.fromEntries(request.headers);
  const body = takesBody ? parseJson(bytes, headers['content-type']) : undefined;
  const check = checks[id];
  if (check?.({headers, body}) === true) return {headers, body};
  throw mockError(400, `${[...new Set(check?.errors?.map(describeError))].join('; ')}.`);
}

function parseJson(bytes: ArrayBuffer, contentType = ''): unknown {
  const [type = ''] = contentType.split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    throw mockError(
      415,
      `send the header Content-Type: application/json instead of '${type.trim()}'.`,
    );
  }
  if (bytes.byteLength === 0) throw mockError(400, 'it has no body; send a JSON object.');
  try {
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw mockError(400, `the body is not valid JSON in UTF-8: ${reason}.`);
  }
}

/** The details of an Ajv error: a missing field, one that is not in the schema, or the values of an enumeration. */
type ErrorParams = {
  missingProperty?: string;
  unevaluatedProperty?: string;
  allowedValues?: string[];
};

/**
 * Describes why a value does not match its schema.
 *
 * @example "'name' is missing in body", "body.name must be string"
 */
function describeError({instancePath, message = 'is not valid', params}: ErrorObject): string {
  const {missingProperty, unevaluatedProperty, allowedValues}: ErrorParams = params;
  const field = instancePath.slice(1).replaceAll('/', '.');
  if (unevaluatedProperty !== undefined) {
    return `${field} has the unknown field '${unevaluatedProperty}'`;
  }
  if (missingProperty !== undefined) return `'${missingProperty}' is missing in ${field}`;
  if (allowedValues) return `${field} must be one of ${allowedValues.join(', ')}`;
  return `${field} ${message}`;
}
