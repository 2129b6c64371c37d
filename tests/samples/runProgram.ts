import {spawn} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** How to start something. */
export type Command = {
  readonly file: string;
  readonly args: readonly string[];
  /** Variables beside PATH and HOME; nothing else of our own environment reaches a program. */
  readonly variables?: Readonly<Record<string, string>>;
  /** What the program prints just before somebody presses Ctrl+C. */
  readonly interruptAt?: string;
};

/** What a program did. */
export type Run = {
  /** The exit status; -1 for a program that could not be started or did not end in time. */
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
};

/** What a shell reports for a program that ends because of Ctrl+C. */
const INTERRUPTED_STATUS = 130;

/** A program that pauses half a minute needs much more where other work takes the processor. */
const LONGEST_MS = 300_000;

/**
 * Runs a program in an empty folder of its own.
 *
 * @param command what to start
 * @returns its status and what it printed; never throws because of the program
 */
export async function runProgram(command: Command): Promise<Run> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sample-'));
  try {
    return await runIn(folder, command);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

function runIn(cwd: string, {file, args, variables, interruptAt}: Command): Promise<Run> {
  return new Promise<Run>((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: {PATH: process.env.PATH, HOME: process.env.HOME, ...variables},
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_MS,
      detached: interruptAt !== undefined, // Ctrl+C reaches a whole group of processes
    });
    let stdout = '';
    let stderr = '';
    let isInterrupted = false;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (interruptAt === undefined || isInterrupted || !stdout.includes(interruptAt)) return;
      isInterrupted = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', (error) => resolve({status: -1, stdout, stderr: error.message}));
    child.on('close', (code, signal) => {
      const interrupted = isInterrupted && signal === 'SIGINT' ? INTERRUPTED_STATUS : -1;
      const end = signal === null ? '' : `(ended by ${signal})`;
      resolve({status: code ?? interrupted, stdout, stderr: stderr + end});
    });
  });
}
