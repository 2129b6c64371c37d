import {isOver, print, report} from './report';
import {time} from './simulatedTime';

/** Thrown to end the program at any point. All it does afterwards is ignored, even if it catches this error. */
class ProgramExit extends Error {}

/** The part of `process` that programs use. */
type NodeProcess = {
  readonly env: Readonly<Record<string, string>>;
  exitCode: number;
  readonly exit: (code?: number) => never;
  readonly on: () => void;
  readonly once: () => void;
  readonly stdout: {readonly write: (text: string) => void};
  readonly stderr: {readonly write: (text: string) => void};
};

/**
 * Installs what programs use of Node.js and browsers do not have, and time that passes faster.
 *
 * @param env the environment variables of the program
 * @returns `process`
 */
export function installNode(env: Readonly<Record<string, string>>): NodeProcess {
  const printTo =
    (stream: 'out' | 'err') =>
    (...values: unknown[]): void =>
      print(stream, `${values.map(show).join(' ')}\n`);
  const listen = (): void => undefined; // a program receives no signals: the page ends it
  const process: NodeProcess = {
    env,
    exitCode: 0,
    exit(code?: number): never {
      report({kind: 'end', how: 'ended', code: code ?? process.exitCode});
      throw new ProgramExit(`the program ended`);
    },
    on: listen,
    once: listen,
    stdout: {write: (text: string) => print('out', text)},
    stderr: {write: (text: string) => print('err', text)},
  };
  Object.assign(globalThis, {
    process,
    Buffer: {from: (bytes: ArrayBuffer) => new Uint8Array(bytes)},
    setTimeout: (then: () => void, milliseconds = 0) => time.wait(milliseconds, then),
    clearTimeout: (cancel?: () => void) => cancel?.(),
  });
  Object.assign(console, {log: printTo('out'), warn: printTo('err'), error: printTo('err')});
  Object.assign(Date, {now: () => time.now()});
  Object.assign(AbortSignal, {timeout: signalAfter});
  return process;
}

function signalAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  time.wait(milliseconds, () => {
    const text = 'The operation was aborted due to timeout';
    controller.abort(new DOMException(text, 'TimeoutError'));
  });
  return controller.signal;
}

/** Formats a value for output: text unchanged, everything else in a readable form. */
function show(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return value === undefined ? 'undefined' : JSON.stringify(value, null, 2);
}

/** Reports the uncaught error that ended a program. */
export function reportUncaught(error: unknown): void {
  if (isOver()) return;
  print('err', `Uncaught ${show(error)}\n`);
  report({kind: 'end', how: 'ended', code: 1});
}
