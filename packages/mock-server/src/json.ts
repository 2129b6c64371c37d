import {mockError} from './httpError';

/** Matches half of a character: JavaScript carries it, but jq and Python cannot read or print it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Matches line breaks that are valid in JSON, but at which `splitlines` of Python cuts an event: such as U+2028. */
const LINE_BREAKS = /[\u0085\u2028\u2029]/g;

/**
 * Parses the body of a request.
 *
 * @throws HttpError 400 for what is not JSON in UTF-8, and for values that JSON readers refuse or change silently
 */
export function parseJson(bytes: ArrayBuffer): unknown {
  const value = parse(bytes);
  const problem = findProblem(value, 'body');
  if (problem !== undefined) throw mockError(400, problem);
  return value;
}

function parse(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw mockError(400, `the body is not valid JSON in UTF-8: ${reason}.`);
  }
}

/**
 * Describes the first value that not every JSON reader carries as it was sent.
 *
 * @param path of the value, such as `body.input`
 */
function findProblem(value: unknown, path: string): string | undefined {
  if (typeof value === 'string' && LONE_SURROGATE.test(value)) {
    return `${path} contains half of a character (a lone surrogate such as \\ud800), which jq and Python cannot read.`;
  }
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    return `${path} is a number beyond ${Number.MAX_SAFE_INTEGER}, which JSON readers change; send a text.`;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const inKey = findProblem(key, `a field name in ${path}`);
    const problem = inKey ?? findProblem(item, `${path}.${key}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
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
