/** A count that a page must not exceed. Counts are the same on every machine; times are not gated. */
type Budget = {
  readonly name: string;
  /** The limits for the page on running a job and the page on creating an app. */
  readonly guide: number;
  readonly operation: number;
  readonly reason: string;
};

/**
 * Bytes are brotli-compressed, as sent over the network. A new sentence or another hash in a file name changes them by
 * tens of bytes, so each limit is about 1 % above what the page had when the limit was set.
 */
export const BUDGETS = {
  readableBytes: {
    name: 'bytes of HTML and CSS until the page is readable',
    guide: 20_150,
    operation: 23_300,
    reason:
      'two round trips of a new connection, with whole programs and all JSON in the page; Starlight has 24.5 and 26.9 KB',
  },
  scriptBytesBeforePaint: {
    name: 'bytes of scripts before the first paint',
    guide: 0,
    operation: 0,
    reason: 'a page is read before it is used: scripts wait until the page is on screen',
  },
  scriptBytes: {
    name: 'bytes of scripts in all, prefetched ones left out',
    guide: 114_000,
    operation: 116_000,
    reason:
      'React is 53 KB, the router 9; Docusaurus classic has 147 KB on the guide, 165 with files that it fetches twice',
  },
  scriptRequests: {
    name: 'requests for scripts',
    guide: 4,
    operation: 4,
    reason: 'the runtime, the main file, the page, and the data of its section',
  },
  blockingRequests: {
    name: 'requests before the first paint, pictures left out',
    guide: 2,
    operation: 2,
    reason: 'the page and its style sheet',
  },
  fontBytes: {
    name: 'bytes of fonts',
    guide: 19_100,
    operation: 19_100,
    reason: 'one font, fetched for the pages to come when this one is hydrated and idle',
  },
  elements: {
    name: 'elements',
    guide: 1_400,
    operation: 2_500,
    reason: 'each is made, styled and hydrated; four languages of samples make most of them',
  },
} as const satisfies Readonly<Record<string, Budget>>;

/** How much smaller a page may be than its budget before the budget has to be lowered. */
export const SLACK = 0.25;
