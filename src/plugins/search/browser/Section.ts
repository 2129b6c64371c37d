/** One section of a page, as it is indexed. */
export type Section = {
  /** The address with the section's anchor; unique. */
  readonly id: string;
  /** The names of the categories above the page, then the page's own. */
  readonly page: string;
  /** The heading, or the name of a field; for the part before the first heading, the title of the page. */
  readonly title: string;
  /** `PUT /app/{app_id}` on the first section of an operation's page, empty elsewhere. */
  readonly endpoint: string;
  readonly text: string;
  /** Samples and examples. They are indexed, but not stored in the index because they are not shown. */
  readonly code: string;
};
