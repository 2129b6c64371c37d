import type {State} from '../../../../sandbox/state';

/** What the page asks a worker to do. */
export type Order = {
  readonly task: 'request' | 'program' | 'stop all';
  /** The operation, or the program. */
  readonly name: string;
  /** The request in cURL, or the program in JavaScript, as the page shows them. */
  readonly code: string;
  /** Whether to create what it needs and does not find. */
  readonly isPrepared?: boolean;
  /** Whether the picture of the job that a request starts is loaded once it is there. */
  readonly isFollowed?: boolean;
  /** The state that the previous run left; its time is 0 before the first one. */
  readonly state: State;
};

/** What a worker reports to the page, in the order in which it happened: last the end. */
export type Report =
  | {readonly kind: 'state'; readonly state: State}
  | {readonly kind: 'answer'; readonly status: number; readonly text: string}
  | {readonly kind: 'output'; readonly stream: 'out' | 'err'; readonly text: string}
  | {readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer>}
  | {readonly kind: 'end'; readonly how: 'ended' | 'unloaded'; readonly code: number};

let hasEnded = false;

/** @returns whether the run of this worker has ended; anything that it still does is ignored */
export const isOver = (): boolean => hasEnded;

/** Sends a report to the page. */
export function report(what: Report): void {
  if (hasEnded) return;
  hasEnded = what.kind === 'end';
  globalThis.postMessage(what);
}

/** Prints a text unchanged. */
export const print = (stream: 'out' | 'err', text: string): void =>
  report({kind: 'output', stream, text});
