import {isOpenAiPath} from './errorAnswer';
import {mockServerError} from './RequestError';

/** The largest bodies the mock server reads, in bytes. The service's own limits are not published. */
const BODY_LIMIT = 100_000;
/** A chat conversation can be longer than any request body in the rest of the API. */
const CHAT_BODY_LIMIT = 1_000_000;

/** @returns the maximum size of a body that is sent to a path, in bytes */
export function bodyLimit(path: string): number {
  return isOpenAiPath(path, undefined) ? CHAT_BODY_LIMIT : BODY_LIMIT;
}

/** @throws RequestError 413 over the limit */
export function checkBodySize(path: string, size: number): void {
  const limit = bodyLimit(path);
  if (size <= limit) return;
  throw mockServerError(
    413,
    `the body has ${size} bytes; the mock server reads at most ${limit} here.`,
  );
}
