import {time} from './simulatedTime';
import {isOver, print, reportToPage} from './reportToPage';

/** Thrown to end the program at any point. All it does afterwards is ignored, even if it catches this error. */
class ProgramExit extends Error {}

/** The part of Node's Buffer that programs use: bytes that convert to text. */
class TextBytes extends Uint8Array {
  static override from(source: unknown): TextBytes {
    const isBytes = source instanceof ArrayBuffer || ArrayBuffer.isView(source);
    const bytes = isBytes ? source : new TextEncoder().encode(String(source));
    return new TextBytes(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : toArray(bytes));
  }

  override toString(): string {
    return new TextDecoder().decode(this);
  }
}

function toArray({buffer, byteOffset, byteLength}: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** The part of Node's `process` that programs use. */
type NodeProcess = {
  readonly env: Readonly<Record<string, string>>;
  exitCode: number | undefined;
  readonly exit: (code?: number) => never;
  readonly on: () => void;
  readonly once: () => void;
  readonly stdout: Output;
  readonly stderr: Output;
};

type Output = {readonly write: (text: string) => void};

/**
 * Installs the Node.js globals that browsers do not have, and time that passes faster.
 *
 * @param variables the environment variables of the program
 */
export function installNodeGlobals(variables: Readonly<Record<string, string>>): NodeProcess {
  const stop = (): void => undefined; // a program receives no signals: the page ends it
  const process: NodeProcess = {
    env: watchReads(variables),
    exitCode: undefined,
    exit(code = process.exitCode ?? 0) {
      reportToPage({kind: 'end', code});
      throw new ProgramExit(`the program ended with status ${code}`);
    },
    on: stop,
    once: stop,
    stdout: {write: (text: string) => print('out', text)},
    stderr: {write: (text: string) => print('err', text)},
  };
  const out = (...values: unknown[]): void => print('out', `${values.map(show).join(' ')}\n`);
  const err = (...values: unknown[]): void => print('err', `${values.map(show).join(' ')}\n`);
  Object.assign(globalThis, {
    process,
    Buffer: TextBytes,
    setTimeout: (then: () => void, milliseconds = 0) => time.wait(milliseconds, then),
    clearTimeout: (cancel?: () => void) => cancel?.(),
  });
  Object.assign(console, {log: out, info: out, debug: out, warn: err, error: err});
  Object.assign(Date, {now: () => time.now()});
  Object.assign(AbortSignal, {timeout: signalAfter});
  return process;
}

/** Wraps the variables, to report to the page which ones a program reads, and their values. */
function watchReads(variables: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const told = new Set<string>();
  return new Proxy(variables, {
    get(target, name) {
      const value = typeof name === 'string' ? target[name] : undefined;
      if (value === undefined || typeof name !== 'string' || told.has(name)) return value;
      told.add(name);
      reportToPage({kind: 'variable', name, value});
      return value;
    },
  });
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
  reportToPage({kind: 'end', code: 1});
}
