/** A browser with one window, as a reader uses it. Each browser has its own way to be driven. */
export type Session = {
  /** Opens an address and waits until it has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Runs an expression in the page and returns its value. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks in the middle of the first element that matches. */
  readonly click: (selector: string) => Promise<void>;
  /** Presses Ctrl and a letter. */
  readonly pressWithControl: (letter: string) => Promise<void>;
  /** Types into the element that has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Goes back to the page before. */
  readonly goBack: () => Promise<void>;
  /** Prints the page. Returns a PDF. The driver of WebKitGTK has no such command. */
  readonly print?: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};
