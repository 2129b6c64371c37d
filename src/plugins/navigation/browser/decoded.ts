/**
 * Decodes a path into the spelling of the router, which is also how files are named.
 *
 * @param path a path as the address bar shows it
 * @returns undefined if a percent sign in it is malformed, as in an address that somebody shortened by hand
 */
export function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
