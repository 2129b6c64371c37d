import type {Report, Stream} from '../protocol';

/** The limits of output. Nobody can read more than this, so the program is stopped. */
const MAX_LINES = 1000;
const MAX_CHARACTERS = 200_000;
/** Output is sent to the page in batches, so that a program that prints a lot does not block the page. */
const PART_CHARACTERS = 8_000;
const PART_MS = 30;

const startTimer = globalThis.setTimeout;
const send: (report: Report, transfer?: Transferable[]) => void = (report, transfer = []) =>
  globalThis.postMessage(report, {transfer});

let waiting: {readonly stream: Stream; text: string} | undefined;
let lines = 0;
let characters = 0;
let isEnded = false;

/** @returns whether the program has ended; anything that it still does is ignored */
export function isOver(): boolean {
  return isEnded;
}

/** Sends a report to the page, after everything that was printed before. */
export function reportToPage(report: Report, transfer?: Transferable[]): void {
  if (isEnded) return;
  flush();
  send(report, transfer);
  isEnded = report.kind === 'end' || report.kind === 'flood';
}

/** Prints a text unchanged. */
export function print(stream: Stream, text: string): void {
  if (isEnded || text === '') return;
  if (waiting?.stream !== stream) {
    flush();
    waiting = {stream, text: ''};
    startTimer(flush, PART_MS);
  }
  waiting.text += text;
  lines += text.split('\n').length - 1;
  characters += text.length;
  if (lines > MAX_LINES || characters > MAX_CHARACTERS) reportToPage({kind: 'flood'});
  else if (waiting.text.length > PART_CHARACTERS) flush();
}

function flush(): void {
  if (!waiting || isEnded) return;
  const {stream, text} = waiting;
  waiting = undefined;
  send({kind: 'output', stream, text});
}
