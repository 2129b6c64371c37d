/** A code block of a page, as readers see it. */
export type CodeBlock = {
  /** The page, relative to the site's folder. */
  readonly file: string;
  /** `file:line:col`; the page alone for a block that a tag of the page brought. */
  readonly place: string;
  /** The language after the fence; empty where the writer named none. */
  readonly language: string;
  readonly text: string;
};
