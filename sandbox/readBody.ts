import type {IncomingMessage} from 'node:http';
import {bodyLimit, checkBodySize} from './bodyLimit';

/**
 * Reads the body of a request. A body over the limit is read to its end and discarded, so that the
 * sender receives a response instead of a broken connection.
 *
 * @returns the body as text, empty when there is none
 * @throws RequestError 413 over the limit
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const path = request.url ?? '/';
  const limit = bodyLimit(path);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part as Uint8Array);
    size += bytes.length;
    if (size <= limit) parts.push(bytes);
  }
  checkBodySize(path, size);
  return Buffer.concat(parts).toString('utf8');
}
