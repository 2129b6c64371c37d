/**
 * Decodes a path as the router spells it, which is how files are named.
 *
 * @param path a path as the address bar shows it
 * @returns undefined when a percent sign in it is broken, as in an address somebody shortened by hand
 */
export function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
