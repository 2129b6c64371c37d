/** The kinds of pages. CONTRIBUTING.md says which need each of them serves. */
export const PAGE_KINDS = [
  'tutorial',
  'how-to',
  'quickstart',
  'reference',
  'concept',
  'landing',
] as const;

/** Returns whether a value of front matter is a kind of page that this site has. */
export function isPageKind(value: unknown): value is (typeof PAGE_KINDS)[number] {
  return PAGE_KINDS.some((kind) => kind === value);
}
