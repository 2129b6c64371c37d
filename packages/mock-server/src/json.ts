import {RefusedError} from './httpError';

/**
 * Parses the body of a request.
 *
 * @throws HttpError 400 for what is not JSON in UTF-8
 */
export function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RefusedError(400, `the body is not valid JSON in UTF-8: ${reason}.`);
  }
}

/** Returns what a value has below some keys, if anything. */
export function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  let inside = value;
  for (const key of keys) {
    if (typeof inside !== 'object' || inside === null) return undefined;
    inside = Object.entries(inside).find(([name]) => name === key)?.[1];
  }
  return inside;
}
