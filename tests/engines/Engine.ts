/** A browser that is driven without Playwright, one page at a time. */
export type Engine = {
  /** For example `Firefox 153.7`. */
  readonly name: string;
  /** Goes to an address and waits until it is loaded. */
  readonly open: (url: string) => Promise<void>;
  /** Runs an expression in the page and gives its value back as text. */
  readonly evaluate: (expression: string) => Promise<string>;
  readonly close: () => Promise<void>;
};
