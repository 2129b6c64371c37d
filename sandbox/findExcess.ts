/** Deeper values would crash the process when they are validated or serialized. */
const MAX_DEPTH = 50;
/** More values would keep the process busy for seconds. */
const MAX_VALUES = 10_000;

type Part = {readonly value: unknown; readonly path: string; readonly depth: number};

/**
 * Looks for what a JSON body can contain and the mock server cannot keep. It is not recursive, so no body is
 * too deep for it.
 *
 * @param body a parsed body
 * @returns one sentence about the first such value, or null
 */
export function findExcess(body: unknown): string | null {
  const open: Part[] = [{value: body, path: 'body', depth: 0}];
  let count = 1;
  for (let part = open.pop(); part; part = open.pop()) {
    const {value, path, depth} = part;
    if (typeof value === 'number' && !Number.isFinite(value)) {
      return `${path} is a number that is too large; send one that is smaller than 1.8e308.`;
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH) return `the body is nested deeper than ${MAX_DEPTH} levels.`;
    count += Array.isArray(value) ? value.length : Object.keys(value).length;
    if (count > MAX_VALUES) return `the body has more than ${MAX_VALUES} values.`;
    for (const [key, inner] of Object.entries(value)) {
      open.push({value: inner, path: `${path}.${key}`, depth: depth + 1});
    }
  }
  return null;
}
