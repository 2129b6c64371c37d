import {type ChildProcessByStdio, spawn} from 'node:child_process';
import path from 'node:path';
import type {Readable} from 'node:stream';

type ProgramOptions = {
  readonly cwd?: string;
  /** Its complete environment; by default, that of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** The time in milliseconds after which it is killed. Without it, a server runs until `stop`. */
  readonly limitMs?: number;
};

/** How a program ended, and what it printed. */
export type Ending = {
  /** 1 for a program that did not start, was killed at its limit, or was ended by a signal. */
  readonly code: number;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Both streams in order, and the reason if the program has no exit code. */
  readonly output: string;
};

/** A program that is running or has ended. */
export type Program = {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** What it has printed so far. */
  readonly printed: Readonly<Record<'stdout' | 'stderr' | 'output', string>>;
  /** Always resolves, whatever happens to the program. */
  readonly ended: Promise<Ending>;
  /** Sends a signal to it and every process that it started. */
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Ends it and every process that it started, and waits for that. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<Ending>;
};

/** The process groups that are running: they have to end with this process. */
const groups = new Set<number>();
process.on('exit', () => groups.forEach((group) => signalGroup(group, 'SIGKILL')));

function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // The group has just ended.
  }
}

/**
 * Starts a program in its own process group, so that its child processes end with it.
 *
 * @param file the program; the project's own tools are found in `node_modules/.bin`
 */
export function startProgram(
  file: string,
  args: readonly string[],
  {cwd, env = process.env, limitMs}: ProgramOptions = {},
): Program {
  const tools = path.resolve('node_modules/.bin');
  const child = spawn(file, args, {
    cwd,
    env: {...env, PATH: `${tools}${path.delimiter}${env.PATH ?? ''}`},
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const group = child.pid;
  if (group !== undefined) groups.add(group);
  const printed = {stdout: '', stderr: '', output: ''};
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text;
      printed.output += text;
    });
  }
  const kill = (signal: NodeJS.Signals): void => {
    if (group !== undefined) signalGroup(group, signal);
  };
  let limit: NodeJS.Timeout | undefined;
  const ended = new Promise<Ending>((resolve) => {
    const end = (code: number | null, signal: NodeJS.Signals | null): void => {
      clearTimeout(limit);
      if (group !== undefined) groups.delete(group);
      resolve({...printed, code: code ?? 1, signal});
    };
    child.once('error', ({message}) => {
      printed.output += message;
      end(null, null);
    });
    child.once('close', end);
  });
  if (limitMs !== undefined) {
    limit = setTimeout(() => {
      printed.output += `${file} was stopped: it did not end within ${limitMs / 1000} seconds\n`;
      kill('SIGKILL');
    }, limitMs);
  }
  const stop = (signal: NodeJS.Signals = 'SIGTERM'): Promise<Ending> => {
    kill(signal);
    return ended;
  };
  return {child, printed, ended, kill, stop};
}

/** Runs a program to its end: see `startProgram`. Its output has no colors. */
export function runProgram(
  file: string,
  args: readonly string[],
  {env = process.env, ...options}: ProgramOptions = {},
): Promise<Ending> {
  return startProgram(file, args, {...options, env: {...env, NO_COLOR: '1'}}).ended;
}
