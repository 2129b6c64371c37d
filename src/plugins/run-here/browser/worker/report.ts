import type {Report} from '../protocol';

/** The limits of output. Nobody can read more than this, so the program is stopped. */
const [MAX_PRINTS, MAX_CHARACTERS] = [1000, 200_000];

let [prints, characters, hasEnded] = [0, 0, false];

/** @returns whether the run has ended; anything that it still does is ignored */
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
