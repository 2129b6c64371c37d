/** The name of something in the API, in the way it is written there. */
const CODE = /[_./{}]|[a-z][A-Z]|-\w+-|^[A-Z]+$/u;

/**
 * Weighs a section by what it is: a page before its parts, a page that only leads to others last; for plain words guides
 * before the pages of operations and what is not published, and single fields last.
 *
 * @param id the address of the section
 * @param query what the reader typed
 * @returns a factor for the section's score
 */
export function weighKind(id: string, query: string): number {
  const isPlain = !CODE.test(query.trim());
  if (id.includes('/category/')) return 0.5;
  if (/#(?:path\.|header\.|response-)/u.test(id)) return 0.5;
  if (id.includes('#response.')) return isPlain ? 0.5 : 0.75;
  if (id.includes('#body.')) return isPlain ? 0.6 : 1;
  const isGuide = !/^\/api\/apis\/|#(?:open|not-published)-/u.test(id);
  const guide = isPlain && isGuide ? 1.5 : 1;
  return id.includes('#') ? guide : guide * 1.3;
}
