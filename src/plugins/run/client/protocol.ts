import type {State} from '../../../mock-server/state';

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
  | {readonly kind: 'end'; readonly how: 'ended' | 'flood' | 'unloaded'; readonly code: number};

/** The limits of output. Nobody can read more than this, so the program is stopped. */
const [MAX_PRINTS, MAX_CHARACTERS] = [1000, 200_000];

let [prints, characters, hasEnded] = [0, 0, false];

/** @returns whether the run of this worker has ended; anything that it still does is ignored */
export const isOver = (): boolean => hasEnded;

/** Sends a report to the page. */
export function report(what: Report): void {
  if (hasEnded) return;
  hasEnded = what.kind === 'end';
  globalThis.postMessage(what);
}

/** Prints a text unchanged. */
export function print(stream: 'out' | 'err', text: string): void {
  prints += 1;
  characters += text.length;
  const isFlood = prints > MAX_PRINTS || characters > MAX_CHARACTERS;
  report(isFlood ? {kind: 'end', how: 'flood', code: 1} : {kind: 'output', stream, text});
}
