import {mockError} from './httpError';

/** Matches line breaks that are valid in JSON, but at which `splitlines` of Python cuts an event: such as U+2028. */
const LINE_BREAKS = /[\u0085\u2028\u2029]/g;

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
    throw mockError(400, `the body is not valid JSON in UTF-8: ${reason}.`);
  }
}

/**
 * Writes a value as JSON without any line break that a reader could take for the end of a line.
 *
 * @example writeJson('\u2028') // '"\\u2028"'
 */
export function writeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(LINE_BREAKS, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${code}`;
  });
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
