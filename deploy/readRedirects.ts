/**
 * Reads the text of `_redirects`, in which each line has a path, its target, and a status: `/docs /docs/intro 301`.
 *
 * @returns the target of each path
 */
export function readRedirects(text: string): ReadonlyMap<string, string> {
  const redirects = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [from = '', to] = line.split(' ');
    if (from.startsWith('/') && to !== undefined) redirects.set(from, to);
  }
  return redirects;
}
