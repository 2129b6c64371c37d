/** A browser that is controlled without Playwright, one page at a time. */
export type Engine = {
  /** For example `Firefox 153.7`. */
  readonly name: string;
  /** Opens a URL and waits until it is loaded. */
  readonly open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page and returns its value as text. */
  readonly evaluate: (expression: string) => Promise<string>;
  readonly close: () => Promise<void>;
};
