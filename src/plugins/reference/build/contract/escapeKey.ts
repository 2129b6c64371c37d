/**
 * @param key a key of a document, for example `/app`
 * @returns the key as a segment of a JSON pointer, `~1app`
 */
export function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
