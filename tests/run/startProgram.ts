import {type ChildProcessByStdio, spawn} from 'node:child_process';
import type {Readable} from 'node:stream';
import {signalGroup} from '../../scripts/build/signalGroup';
import {addGroup, removeGroup} from './processGroups';

/** Where and how a program runs. */
export type ProgramOptions = {
  readonly cwd?: string;
  /** Its whole environment; that of this process without it. */
  readonly env?: NodeJS.ProcessEnv;
  /** After this time it is stopped. A server without it runs until `stop`. */
  readonly limitMs?: number;
};

/** How a program ended. */
export type Ending = {
  /** Null for a program that did not start, or that a signal ended. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Set for a program that did not start, or was stopped at its time limit: it has no code then. */
  readonly problem?: string;
};

/** A program at work, or one that has ended. */
export type RunningProgram = {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** What it has printed so far; `output` is both streams in the order they came. */
  readonly printed: Readonly<Record<'stdout' | 'stderr' | 'output', string>>;
  /** Says whether it has ended, or never started. */
  readonly isOver: () => boolean;
  /** Settles whatever happens to the program, and never rejects. */
  readonly ended: Promise<Ending>;
  /** Ends it and all that it started, and waits for that. */
  readonly stop: () => Promise<void>;
};

/** What a program may take to end on request. After it, it is ended by force. */
const GRACE_MS = 5000;

/**
 * Starts a program in a process group of its own, so that what it starts in turn ends with it.
 *
 * The time limit is our own: that of `spawn` reaches neither grandchildren nor a program that does not exist, for
 * which its timer is never cleared and keeps this process waiting.
 *
 * @param file the program
 * @param args its arguments, not read by a shell
 * @param options where it runs, and for how long
 * @returns the program; one that cannot be started has ended with a problem
 */
export function startProgram(
  file: string,
  args: readonly string[],
  {limitMs, ...options}: ProgramOptions = {},
): RunningProgram {
  const child = spawn(file, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a group of its own
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
    const late = setTimeout(() => {
      signalGroup(child.pid, 'SIGKILL');
      // Whoever left the group may keep the streams open, and "close" waits for them.
      child.stdout.destroy();
      child.stderr.destroy();
    }, GRACE_MS);
    await ended;
    clearTimeout(late);
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
