import type {IncomingMessage} from 'node:http';
import {mockServerError} from './RequestError';

/** The largest body the mock server reads. The service's own limit is not published. */
const BODY_LIMIT = 1_000_000;

/**
 * Reads the body of a request. A body over the limit is read to its end and thrown away, so that the
 * sender gets an answer and not a broken connection.
 *
 * @returns the body as text, empty when there is none
 * @throws RequestError 413 over the limit
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part as Uint8Array);
    size += bytes.length;
    if (size <= BODY_LIMIT) parts.push(bytes);
  }
  if (size > BODY_LIMIT) {
    throw mockServerError(
      413,
      `the body has ${size} bytes; the mock server reads at most ${BODY_LIMIT}.`,
    );
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Parses a JSON body.
 *
 * @throws RequestError 415 for another content type, 400 for a missing body or broken JSON
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
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw mockServerError(400, `the body is not valid JSON: ${reason}.`);
  }
}
