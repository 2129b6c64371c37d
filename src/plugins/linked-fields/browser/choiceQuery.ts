import type {Choice} from './changeBody';

const ADDED = 'with';
const REMOVED = 'without';

/**
 * Reads the chosen fields from the query of a URL.
 *
 * @param search the query of a URL
 * @returns the fields that `with` and `without` name
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
 * Writes the chosen fields to the query of a URL. The rest of the query is kept.
 *
 * @param search the query of the URL
 * @param choice the fields to add and to remove
 * @returns the new query, with its question mark; an empty string when the query is empty
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
  // A comma is allowed in a query, and is easier to read than its escape.
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
