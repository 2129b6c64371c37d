import type {WorkerMessage} from '../messages';

let isEnded = false;

/** Returns whether the run of this worker has ended. Anything that it still does is ignored. */
export const hasEnded = (): boolean => isEnded;

/** Posts a message to the page, unless the run has ended: `end` is the last one. */
export function post(message: WorkerMessage): void {
  if (isEnded) return;
  isEnded = message.kind === 'end';
  globalThis.postMessage(message);
}

/** Posts what a program has printed. */
export function print(stream: 'out' | 'err', text: string): void {
  post({kind: 'output', stream, text});
}
