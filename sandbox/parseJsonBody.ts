import {findExcess} from './findExcess';
import {mockServerError} from './RequestError';

/**
 * Parses a JSON body.
 *
 * @throws RequestError 415 for another content type, 400 for a missing body, invalid JSON, or a value that
 *   the mock server cannot keep
 */
export function parseJsonBody(text: string, contentType: string | undefined): unknown {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    const sent = type ? `'${type}'` : 'no content type';
    throw mockServerError(
      415,
      `send the header Content-Type: application/json; the request has ${sent}.`,
    );
  }
  if (text === '') throw mockServerError(400, 'the request has no body; send a JSON object.');
  const value = parseOrRefuse(text);
  const excess = findExcess(value);
  if (excess !== null) throw mockServerError(400, excess);
  return value;
}

function parseOrRefuse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw mockServerError(400, `the body is not valid JSON: ${reason}.`);
  }
}
