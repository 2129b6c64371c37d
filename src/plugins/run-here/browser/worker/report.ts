import type {Report} from '../protocol';

/** The limits of output. Nobody can read more than this, so the program is stopped. */
const MAX_LINES = 1000;
const MAX_CHARACTERS = 200_000;
/** Output is sent to the page in batches, so that a program that prints a lot does not block the page. */
const PART_CHARACTERS = 8_000;
const PART_MS = 30;

type Stream = 'out' | 'err';

const startTimer = globalThis.setTimeout;

let waiting: {readonly stream: Stream; text: string} | undefined;
let lines = 0;
let characters = 0;
let hasEnded = false;

/** @returns whether the run has ended; anything that it still does is ignored */
export function isOver(): boolean {
  return hasEnded;
}

/** Sends a report to the page, after everything that was printed before. */
export function report(what: Report): void {
  if (hasEnded) return;
  flush();
  globalThis.postMessage(what);
  hasEnded = what.kind === 'end';
}

/** Prints a text unchanged. */
export function print(stream: Stream, text: string): void {
  if (hasEnded || text === '') return;
  if (waiting?.stream !== stream) {
    flush();
    waiting = {stream, text: ''};
    startTimer(flush, PART_MS);
  }
  waiting.text += text;
  lines += text.split('\n').length - 1;
  characters += text.length;
  if (lines > MAX_LINES || characters > MAX_CHARACTERS) {
    report({kind: 'end', how: 'flood', code: 1});
  } else if (waiting.text.length > PART_CHARACTERS) flush();
}

function flush(): void {
  if (!waiting || hasEnded) return;
  const output = {kind: 'output', ...waiting} satisfies Report;
  waiting = undefined;
  globalThis.postMessage(output);
}
