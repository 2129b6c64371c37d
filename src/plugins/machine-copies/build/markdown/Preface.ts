/** What `llms.txt` and the skill say before they list anything. */
export type Preface = {
  readonly name: string;
  readonly summary: string;
  /** One rule a line, for a program that writes code against the API. Links are whole addresses. */
  readonly rules: readonly string[];
  /** Files for machines: address below the site's root, and what it is. */
  readonly files: readonly {
    readonly path: string;
    readonly title: string;
    readonly about: string;
  }[];
};
