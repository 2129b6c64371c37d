/** The kinds of pages, each with the one need it serves. */
export const PAGE_KINDS = {
  tutorial: 'a lesson that a newcomer follows from start to end',
  'how-to': 'the steps to one goal',
  quickstart: 'the shortest way to a first result',
  reference: 'facts to look up',
  concept: 'an answer to one question about how things work',
  landing: 'a page that leads to other pages',
} as const;

/** Returns whether a value of front matter is a kind of page that this site has. */
export function isPageKind(value: unknown): value is keyof typeof PAGE_KINDS {
  return typeof value === 'string' && Object.hasOwn(PAGE_KINDS, value);
}
