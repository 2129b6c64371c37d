/**
 * The React components that pages may use, which `src/theme/MDXComponents` provides, with the attributes that each cannot
 * do without: a build would fail there, without a location.
 */
export const PAGE_COMPONENTS = {
  Action: ['href'],
  Actions: [],
  Anchored: ['id', 'title'],
  Card: ['href', 'title'],
  Cards: [],
  Hero: [],
  PageHead: [],
  PageTools: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PageComponent = keyof typeof PAGE_COMPONENTS;
