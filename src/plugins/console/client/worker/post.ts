import type {WorkerMessage} from '../messages';

/** The limits of output. Nobody can read more, so the program is stopped. */
const MAX_PRINTS = 1000;
const MAX_CHARACTERS = 200_000;

let prints = 0;
let characters = 0;
let isEnded = false;

/** Returns whether the run of this worker has ended. Anything that it still does is ignored. */
export const hasEnded = (): boolean => isEnded;

/** Sends a message to the page. */
export function post(message: WorkerMessage): void {
  if (isEnded) return;
  isEnded = message.kind === 'end';
  globalThis.postMessage(message);
}

/** Prints a text unchanged. */
export function print(stream: 'out' | 'err', text: string): void {
  prints += 1;
  characters += text.length;
  if (prints > MAX_PRINTS || characters > MAX_CHARACTERS) {
    post({kind: 'end', reason: 'flood', code: 1});
  } else {
    post({kind: 'output', stream, text});
  }
}
