/** What `llms.txt` and the skill contain before their lists. */
export type Preface = {
  readonly name: string;
  readonly summary: string;
  /** One rule per line, for programs that write code against the API. Links are absolute. */
  readonly rules: readonly string[];
  /** Files for machines: the address below the site's root, and a description. */
  readonly files: readonly {
    readonly path: string;
    readonly title: string;
    readonly about: string;
  }[];
};
