import type {State} from '../../../../sandbox/state';

/** The apps and jobs of the mock server, and its time. */
export type Snapshot = Pick<State, 'now' | 'apps'>;

/** What the page asks a worker to do. */
export type Order = {
  /** The address of the program, or null to stop every app. */
  readonly program: string | null;
  /** The state of the mock server after the previous runs; null for the first one. */
  readonly snapshot: Snapshot | null;
  /** The active faults by name, with how many requests each has matched before. */
  readonly faults: FaultCounts;
};

/** What a worker reports to the page, in the order in which it happened. */
export type Report =
  | {readonly kind: 'output'; readonly stream: Stream; readonly text: string}
  /** A variable that the program read. Everything else that the program finds is named by the page. */
  | {readonly kind: 'variable'; readonly name: string; readonly value: string}
  /** What was created before the program started, because it needs it. */
  | {readonly kind: 'prepared'; readonly what: Prepared}
  | {readonly kind: 'state'; readonly snapshot: Snapshot; readonly faults: FaultCounts}
  | {readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer>}
  /** The program printed more than a page can show. */
  | {readonly kind: 'flood'}
  | {readonly kind: 'end'; readonly code: number};

/** How many requests each active fault has matched. */
export type FaultCounts = Readonly<Record<string, number>>;

/** The stream that a program printed to. */
export type Stream = 'out' | 'err';

/** What was created for a program because it did not exist. */
export type Prepared = 'app' | 'running app' | 'job' | 'completed job';
