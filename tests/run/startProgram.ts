import {type ChildProcessByStdio, spawn} from 'node:child_process';
import type {Readable} from 'node:stream';
import {signalGroup} from '../../scripts/build/signalGroup';
import {addGroup, removeGroup} from './processGroups';

/** Where and how a program runs. */
export type ProgramOptions = {
  readonly cwd?: string;
  /** Its complete environment; by default, that of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** The time after which it is stopped. Without it, a server runs until `stop`. */
  readonly limitMs?: number;
};

/** How a program ended. */
export type Ending = {
  /** Null for a program that did not start or was ended by a signal. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Set for a program that did not start or was stopped at its time limit; its code is then null. */
  readonly problem?: string;
};

/** A program that is running or has ended. */
export type RunningProgram = {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** What it has printed so far; `output` contains both streams interleaved in order. */
  readonly printed: Readonly<Record<'stdout' | 'stderr' | 'output', string>>;
  /** Returns whether it has ended or never started. */
  readonly isOver: () => boolean;
  /** Always resolves, whatever happens to the program, and never rejects. */
  readonly ended: Promise<Ending>;
  /** Stops it and all processes it started, and waits until it has ended. */
  readonly stop: () => Promise<void>;
};

/** How long a program may take to exit after SIGTERM. After that, it is killed. */
const GRACE_MS = 5000;

/**
 * Starts a program in its own process group, so that its child processes end with it.
 *
 * The time limit is implemented here: that of `spawn` does not reach grandchildren, and for a program that does not
 * exist, its timer is never cleared and keeps this process waiting.
 *
 * @param file the program
 * @param args its arguments, not interpreted by a shell
 * @param options where it runs, and for how long
 * @returns the program; one that cannot be started ends with a problem
 */
export function startProgram(
  file: string,
  args: readonly string[],
  {limitMs, ...options}: ProgramOptions = {},
): RunningProgram {
  const child = spawn(file, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // in its own process group
  });
  const printed = {stdout: '', stderr: '', output: ''};
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text;
      printed.output += text;
    });
  }
  addGroup(child.pid);
  let isOver = false;
  let problem: string | undefined;
  const ended = new Promise<Ending>((resolve) => {
    const end = (code: number | null, signal: NodeJS.Signals | null): void => {
      isOver = true;
      removeGroup(child.pid);
      resolve(problem === undefined ? {code, signal} : {code: null, signal, problem});
    };
    child.once('error', ({message}) => {
      problem = message;
      end(null, null);
    });
    child.once('close', end);
  });
  const stop = async (): Promise<void> => {
    if (isOver) {
      return;
    }
    signalGroup(child.pid, 'SIGTERM');
    const timer = setTimeout(() => {
      signalGroup(child.pid, 'SIGKILL');
      // A process that left the group may keep the streams open, and the "close" event waits for them.
      child.stdout.destroy();
      child.stderr.destroy();
    }, GRACE_MS);
    await ended;
    clearTimeout(timer);
  };
  if (limitMs !== undefined) {
    const limit = setTimeout(() => {
      problem = `${file} was stopped: it did not end within ${limitMs / 1000} seconds`;
      void stop();
    }, limitMs);
    void ended.then(() => clearTimeout(limit));
  }
  return {child, printed, isOver: () => isOver, ended, stop};
}
