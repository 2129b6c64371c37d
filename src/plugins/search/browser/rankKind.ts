/** Matches a name in the form in which the API writes it. */
const CODE = /[_./{}]|[a-z][A-Z]|-\w+-|^[A-Z]+$/u;

/**
 * Weights a section by its kind. A page ranks above its parts, and a page that only links to others ranks last. For
 * plain words, guides rank above operation pages and what is not published, and single fields rank last.
 *
 * @param id the address of the section
 * @param query what the reader typed
 * @returns a factor for the section's score
 */
export function rankKind(id: string, query: string): number {
  const isPlain = !CODE.test(query.trim());
  if (id.includes('/category/')) return 0.5;
  if (/#(?:path\.|header\.|response-)/u.test(id)) return 0.5;
  if (id.includes('#response.')) return isPlain ? 0.5 : 0.75;
  if (id.includes('#body.')) return isPlain ? 0.6 : 1;
  const isGuide = !/^\/api\/apis\/|#(?:open|not-published)-/u.test(id);
  const guide = isPlain && isGuide ? 1.5 : 1;
  return id.includes('#') ? guide : guide * 1.3;
}
