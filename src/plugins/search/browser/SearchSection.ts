/** The two sections of the site. Pages outside both only link to other pages, and are not indexed. */
export type Scope = 'docs' | 'api';

/** One section of a page, as it is indexed. */
export type SearchSection = {
  /** The address with the section's anchor; unique. */
  readonly id: string;
  readonly scope: Scope;
  readonly pageTitle: string;
  /** Empty for the part of the page before its first heading. */
  readonly heading: string;
  /** The page's path in the sidebar, for display. */
  readonly breadcrumb: string;
  /** `PUT /app/{app_id}` on a page of the reference, empty elsewhere. */
  readonly endpoint: string;
  readonly text: string;
  /** Samples and examples. They are indexed, but not stored in the index because they are not shown. */
  readonly code: string;
};

/** A matching section, with the terms that matched. */
export type SearchHit = Omit<SearchSection, 'code'> & {
  readonly score: number;
  /** The index terms that matched, to highlight them in the excerpt. */
  readonly terms: readonly string[];
};
