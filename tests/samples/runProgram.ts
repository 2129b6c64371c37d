import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {signalGroup} from '../../scripts/build/signalGroup';
import {startProgram} from '../run/startProgram';

/** How to start something. */
export type Command = {
  readonly file: string;
  readonly args: readonly string[];
  /** Variables beside PATH and HOME; nothing else of our own environment reaches a program. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly interrupt?: Interrupt;
};

/** A signal, and what the program prints just before it comes, to either stream. */
export type Interrupt = {
  readonly name: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGKILL';
  readonly at: string;
};

/** What a program did. */
export type Run = {
  /** The exit status; -1 for a program that could not be started or did not end in time. */
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
};

/**
 * What a program may take: one that has not ended by then waits for ever, and the report of its run says so. Beside
 * much other work one took a minute. A run whose answers are slow on purpose takes longer.
 */
export const LONGEST_MS = 180_000;

/**
 * Runs a program in an empty folder of its own.
 *
 * @param command what to start
 * @param limitMs when it is stopped
 * @returns its status and what it printed; never throws because of the program
 */
export async function runProgram(command: Command, limitMs = LONGEST_MS): Promise<Run> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sample-'));
  try {
    return await runIn(folder, command, limitMs);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

async function runIn(
  cwd: string,
  {file, args, variables, interrupt}: Command,
  limitMs: number,
): Promise<Run> {
  const program = startProgram(file, args, {
    cwd,
    env: {PATH: process.env.PATH, HOME: process.env.HOME, ...variables},
    limitMs,
  });
  let isInterrupted = false;
  const onPrinted = (): void => {
    const {stdout, stderr} = program.printed;
    if (interrupt === undefined || isInterrupted) return;
    if (!stdout.includes(interrupt.at) && !stderr.includes(interrupt.at)) return;
    isInterrupted = true;
    // Ctrl+C and a terminal that closes reach a whole group of processes, and "kill" reaches one.
    if (interrupt.name === 'SIGTERM') program.child.kill('SIGTERM');
    else signalGroup(program.child.pid, interrupt.name);
  };
  program.child.stdout.on('data', onPrinted);
  program.child.stderr.on('data', onPrinted);
  const {code, signal, problem} = await program.ended;
  const end = problem ?? (signal === null ? '' : `(ended by ${signal})`);
  const {stdout, stderr} = program.printed;
  return {status: code ?? -1, stdout, stderr: stderr + end};
}
