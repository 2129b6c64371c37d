/** The two sections of the site. Pages outside both only lead to others, and are not searched. */
export type Scope = 'docs' | 'api';

/** What search knows of one section of a page. */
export type SearchSection = {
  /** The address with the section's anchor, unique. */
  readonly id: string;
  readonly scope: Scope;
  readonly pageTitle: string;
  /** Empty for the part of the page before its first heading. */
  readonly heading: string;
  /** The path to the page in the sidebar, for people. */
  readonly breadcrumb: string;
  /** `PUT /app/{app_id}` on a page of the reference, empty elsewhere. */
  readonly endpoint: string;
  readonly text: string;
  /** Samples and examples: searched, but not shown and so not kept in the index. */
  readonly code: string;
};

/** One section that matches, with the words of it that did. */
export type SearchHit = Omit<SearchSection, 'code'> & {
  readonly score: number;
  /** The terms of the index that matched, to be marked in the excerpt. */
  readonly terms: readonly string[];
};
