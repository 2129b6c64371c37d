// What programs use of Node.js and browsers do not have. They import `setTimeout`, `writeFile` and `rename`
// from here.
import {hasEnded, post, print} from './post';
import {setLimit, sleep} from './simulatedTime';

/** In place of that of `node:timers/promises`: waits for simulated milliseconds. */
export const setTimeout = sleep;

/** In place of that of `node:fs/promises`: the page shows the file under its last name, and offers it as a download. */
export function writeFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  post({kind: 'file', name: name.replace(/\.part$/, ''), bytes});
  return Promise.resolve();
}

export const rename = (): Promise<void> => Promise.resolve();

/** Installs the globals of Node.js, with the environment variables of the program, and waits that pass faster. */
export function installNode(env: Readonly<Record<string, string>>): void {
  const on = () => undefined; // signals and errors of streams do not occur
  const stdout = {on, write: (text: string) => print('out', text)};
  Object.assign(globalThis, {
    process: {env, exit, on, stdout, stderr: {on}},
    Buffer: {from: (bytes: ArrayBuffer) => new Uint8Array(bytes)},
    setTimeout: (end: () => void, milliseconds = 0) => setLimit(milliseconds, end),
    clearTimeout: (lift?: () => void) => lift?.(),
  });
  Object.assign(console, {
    log: (...values: unknown[]) => print('out', `${values.map(format).join(' ')}\n`),
    error: (...values: unknown[]) => print('err', `${values.map(format).join(' ')}\n`),
  });
  Object.assign(AbortSignal, {timeout: signalAfter});
}

/** Ends the program at any point. All it does afterwards is ignored, even if it catches the error. */
function exit(code = 0): never {
  post({kind: 'end', code});
  throw new Error('the program ended');
}

function signalAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const text = 'The operation was aborted due to timeout';
  setLimit(milliseconds, () => controller.abort(new DOMException(text, 'TimeoutError')));
  return controller.signal;
}

function format(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** Reports the uncaught error that ended a program. */
export function reportUncaught(error: unknown): void {
  if (hasEnded()) return;
  print('err', `Uncaught ${format(error)}\n`);
  post({kind: 'end', code: 1});
}
