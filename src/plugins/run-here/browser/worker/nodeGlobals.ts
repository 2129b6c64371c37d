import {time} from './simulatedTime';
import {isOver, print, tellPage} from './tellPage';

/** Ends the program wherever it is: nothing it does from then on counts, also where it catches this. */
class ProgramExit extends Error {}

/** The part of Node's Buffer that programs use: bytes that read as text. */
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
 * Gives programs what they find in Node.js beside what browsers have, and time that passes faster.
 *
 * @param variables what they find in their environment
 */
export function installNodeGlobals(variables: Readonly<Record<string, string>>): NodeProcess {
  const stop = (): void => undefined; // no signal reaches a program: the page ends it
  const process: NodeProcess = {
    env: watchReads(variables),
    exitCode: undefined,
    exit(code = process.exitCode ?? 0) {
      tellPage({kind: 'end', code});
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

/** Tells the page which variables a program reads, and what it finds there. */
function watchReads(variables: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const told = new Set<string>();
  return new Proxy(variables, {
    get(target, name) {
      const value = typeof name === 'string' ? target[name] : undefined;
      if (value === undefined || typeof name !== 'string' || told.has(name)) return value;
      told.add(name);
      tellPage({kind: 'variable', name, value});
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

/** Text as it is, and everything else so that it can be read. */
function show(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return value === undefined ? 'undefined' : JSON.stringify(value, null, 2);
}

/** Tells what ended a program that did not end itself. */
export function tellUncaught(error: unknown): void {
  if (isOver()) return;
  print('err', `Uncaught ${show(error)}\n`);
  tellPage({kind: 'end', code: 1});
}
