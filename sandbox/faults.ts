/** What a fault does and to which operations, for the help, for README.md, and for messages. */
type FaultEntry = {
  /** `lasting` applies to every request that it matches; `answer` determines the response to one request. */
  readonly kind: 'lasting' | 'answer';
  /** The operations that it can affect; absent for all. */
  readonly operations?: readonly string[];
  readonly says: string;
};

const CHAT = ['createChatCompletion'];

/** All faults that the mock server can simulate. */
export const FAULTS = {
  'lost-request': {
    kind: 'answer',
    says: 'The connection closes before anything happens.',
  },
  'lost-answer': {
    kind: 'answer',
    says: 'The work is done, then the connection closes; of a stream, the first half arrives.',
  },
  reset: {
    kind: 'answer',
    says: 'The same as lost-answer, but the connection ends with a TCP reset.',
  },
  'server-error': {
    kind: 'answer',
    says: 'Status 500, and nothing happens.',
  },
  'bad-gateway': {
    kind: 'answer',
    says: 'Status 502 with an HTML page, as a proxy sends it, and nothing happens.',
  },
  'rate-limit': {
    kind: 'answer',
    says: 'Status 429 with Retry-After: 1, and nothing happens.',
  },
  'rate-limit-bare': {
    kind: 'answer',
    says: 'Status 429 without Retry-After, and nothing happens.',
  },
  'cut-stream': {
    kind: 'answer',
    operations: CHAT,
    says: 'A stream ends in the middle without [DONE]; an answer in one piece is cut, with finish_reason length.',
  },
  'stream-error': {
    kind: 'answer',
    operations: CHAT,
    says: 'An error object comes in the middle of a stream and ends it; an answer in one piece is whole.',
  },
  'slow-answer': {
    kind: 'answer',
    says: 'The work is done, and the answer comes 40 real seconds later.',
  },
  'slow-start': {
    kind: 'lasting',
    operations: ['createApp', 'updateApp'],
    says: 'An app that starts stays INITIALIZING for one simulated hour.',
  },
  'failed-job': {
    kind: 'lasting',
    operations: ['runJob'],
    says: 'The job ends as FAILED.',
  },
  'unknown-state': {
    kind: 'lasting',
    operations: ['getApp', 'getJob'],
    says: 'The app or the job shows a status that the contract does not list.',
  },
} as const satisfies Readonly<Record<string, FaultEntry>>;

/** A fault that the mock server can simulate. */
export type Fault = keyof typeof FAULTS;

/** @returns the description of a fault */
export function describeFault(fault: Fault): FaultEntry {
  return FAULTS[fault];
}

/** @returns whether a text names a fault */
export function isFault(text: string): text is Fault {
  return Object.hasOwn(FAULTS, text);
}

/** The faults that affect one request: the lasting ones, and at most one that determines the response. */
export type ActiveFaults = ReadonlySet<Fault>;
