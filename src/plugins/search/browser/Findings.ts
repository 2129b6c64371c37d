/** A run of text, and whether it matches the query. */
export type Part = {readonly text: string; readonly isMatch: boolean};

/** A section that matches. */
export type Hit = {
  /** The address with the section's anchor; unique. */
  readonly id: string;
  /** The names of the categories above the page, then the page's own. */
  readonly page: string;
  readonly title: string;
  /** `PUT /app/{app_id}` on the first section of an operation's page, empty elsewhere. */
  readonly endpoint: string;
  readonly excerpt: readonly Part[];
};

/** What a query finds. */
export type Findings = {
  /** The best first. */
  readonly hits: readonly Hit[];
  /** The words of the query that no section has. */
  readonly missing: readonly string[];
};

/** Finds the sections that match what a reader typed. */
export type Search = (query: string) => Findings;
