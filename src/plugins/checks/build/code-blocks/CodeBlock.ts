/** A code block of a page, as readers see it. */
export type CodeBlock = {
  /** The page, relative to the site's folder. */
  readonly file: string;
  /** `file:line:col`; only the page for a block that a tag on the page generated. */
  readonly place: string;
  /** The language after the opening fence; empty if the writer named none. */
  readonly language: string;
  readonly text: string;
};
