import type {Report, Stream} from '../protocol';

/** More than this is no output to read: the program is stopped. */
const MOST_LINES = 1000;
const MOST_CHARACTERS = 200_000;
/** Output goes to the page in parts, so that a program that prints a lot keeps the page free. */
const PART_CHARACTERS = 8_000;
const PART_MS = 30;

const startTimer = globalThis.setTimeout;
const send: (report: Report, transfer?: Transferable[]) => void = (report, transfer = []) =>
  globalThis.postMessage(report, {transfer});

let waiting: {readonly stream: Stream; text: string} | undefined;
let lines = 0;
let characters = 0;
let isEnded = false;

/** @returns whether the program has ended, and nothing that it still does counts */
export function isOver(): boolean {
  return isEnded;
}

/** Tells the page one thing, after everything that was printed before. */
export function tellPage(report: Report, transfer?: Transferable[]): void {
  if (isEnded) return;
  flush();
  send(report, transfer);
  isEnded = report.kind === 'end' || report.kind === 'flood';
}

/** Prints a text as it is. */
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
  if (lines > MOST_LINES || characters > MOST_CHARACTERS) tellPage({kind: 'flood'});
  else if (waiting.text.length > PART_CHARACTERS) flush();
}

function flush(): void {
  if (!waiting || isEnded) return;
  const {stream, text} = waiting;
  waiting = undefined;
  send({kind: 'output', stream, text});
}
