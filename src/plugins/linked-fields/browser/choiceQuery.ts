import type {Choice} from './changeBody';

const ADDED = 'with';
const REMOVED = 'without';

/**
 * Reads the fields that an address asks for.
 *
 * @param search the query of an address
 * @returns what `with` and `without` name
 */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search);
  const named = (key: string): string[] => (query.get(key) ?? '').split(',').filter(Boolean);
  return new Map([
    ...named(REMOVED).map((path) => [path, false] as const),
    ...named(ADDED).map((path) => [path, true] as const),
  ]);
}

/**
 * Writes fields into an address. The rest of its query stays.
 *
 * @param search the query of the address
 * @param choice the fields to add and to take out
 * @returns the new query, with its question mark; empty where there is none
 */
export function writeChoice(search: string, choice: Choice): string {
  const query = new URLSearchParams(search);
  for (const [key, isAdded] of [
    [ADDED, true],
    [REMOVED, false],
  ] as const) {
    const paths = [...choice].filter(([, wanted]) => wanted === isAdded).map(([path]) => path);
    if (paths.length > 0) query.set(key, paths.join(','));
    else query.delete(key);
  }
  // A comma is allowed in a query, and easier to read.
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
