import type {IncomingMessage} from 'node:http';
import {findExcess} from './findExcess';
import {mockServerError} from './RequestError';

/** The largest bodies the mock server reads, in bytes. The service's own limits are not published. */
const BODY_LIMIT = 100_000;
/** A conversation may be longer than anything that the rest of the API is sent. */
const CHAT_BODY_LIMIT = 1_000_000;

/**
 * Reads the body of a request. A body over the limit is read to its end and thrown away, so that the
 * sender gets an answer and not a broken connection.
 *
 * @param isChat whether it is for the OpenAI-compatible part
 * @returns the body as text, empty when there is none
 * @throws RequestError 413 over the limit
 */
export async function readBody(request: IncomingMessage, isChat: boolean): Promise<string> {
  const limit = isChat ? CHAT_BODY_LIMIT : BODY_LIMIT;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part as Uint8Array);
    size += bytes.length;
    if (size <= limit) parts.push(bytes);
  }
  if (size > limit) {
    throw mockServerError(
      413,
      `the body has ${size} bytes; the mock server reads at most ${limit} here.`,
    );
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Parses a JSON body.
 *
 * @throws RequestError 415 for another content type, 400 for a missing body, broken JSON, or a value that
 *   cannot be kept
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
