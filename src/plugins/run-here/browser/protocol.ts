import type {Snapshot} from '../../../../sandbox/snapshot';

/** What the page asks a worker to do. */
export type Order = {
  /** The address of the program, or null to stop every app. */
  readonly program: string | null;
  /** What the mock server remembers of the runs before; null for the first one. */
  readonly snapshot: Snapshot | null;
  /** The names of faults, with how many requests each has met before. */
  readonly faults: FaultCounts;
};

/** What a worker tells the page, in the order in which it happened. */
export type Report =
  | {readonly kind: 'output'; readonly stream: Stream; readonly text: string}
  /** Variables that the program read; all that it finds beside them is what the page names. */
  | {readonly kind: 'variable'; readonly name: string; readonly value: string}
  /** What was made before the program began, because it needs it. */
  | {readonly kind: 'prepared'; readonly what: Prepared}
  | {readonly kind: 'state'; readonly snapshot: Snapshot; readonly faults: FaultCounts}
  | {readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer>}
  /** The program printed more than a page can show. */
  | {readonly kind: 'flood'}
  | {readonly kind: 'end'; readonly code: number};

/** How many requests each fault has met that is on. */
export type FaultCounts = Readonly<Record<string, number>>;

/** Where a program printed. */
export type Stream = 'out' | 'err';

/** What a program finds that nobody made before. */
export type Prepared = 'app' | 'running app' | 'job' | 'completed job';
