import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {startProgram} from '../helpers/program';

/** How to start a program. */
export type Command = {
  readonly file: string;
  readonly args: readonly string[];
  /** Variables in addition to PATH and HOME; nothing else of our own environment is passed to a program. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly interrupt?: Interrupt;
};

/** A signal, and the text on either stream after which it is sent. */
export type Interrupt = {
  readonly name: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGKILL';
  readonly at: string;
};

/** The result of a program. */
export type Run = {
  /** The exit status; -1 for a program that could not be started or did not exit in time. */
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
};

/**
 * The time limit of a program: one that has not exited by then hangs, which is reported as a failed run. On a busy
 * machine, one took a minute. A run with deliberately slow responses takes longer.
 */
export const TIMEOUT_MS = 180_000;

/**
 * Runs a program in a new, empty folder.
 *
 * @param command what to start
 * @param limitMs the time after which it is stopped
 * @returns its status and output; never throws because of the program
 */
export async function runProgram(command: Command, limitMs = TIMEOUT_MS): Promise<Run> {
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
    // Ctrl+C and a closed terminal signal a whole process group; "kill" signals one process.
    if (interrupt.name === 'SIGTERM') program.child.kill('SIGTERM');
    else program.kill(interrupt.name);
  };
  program.child.stdout.on('data', onPrinted);
  program.child.stderr.on('data', onPrinted);
  const {code, signal, stdout, stderr} = await program.ended;
  const end = signal === null ? '' : `(ended by ${signal})`;
  return {status: signal === null ? code : -1, stdout, stderr: stderr + end};
}
