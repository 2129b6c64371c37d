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
};

/** What a program did. */
export type Run = {
  /** The exit status; -1 for a program that could not be started or was stopped. */
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
};

/** A program that pauses half a minute needs much more where other work takes the processor. */
const LONGEST_MS = 300_000;

/**
 * Runs a program in an empty folder of its own.
 *
 * @param command what to start
 * @returns its status and what it printed; never throws because of the program
 */
export async function runProgram({file, args, variables}: Command): Promise<Run> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sample-'));
  try {
    return await new Promise<Run>((resolve) => {
      const child = spawn(file, args, {
        cwd: folder,
        env: {PATH: process.env.PATH, HOME: process.env.HOME, ...variables},
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: LONGEST_MS,
      });
      let stdout = '';
      let stderr = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
      child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
      child.on('error', (error) => resolve({status: -1, stdout, stderr: error.message}));
      child.on('close', (code, signal) => {
        const end =
          signal === null ? '' : `(stopped by ${signal} after ${LONGEST_MS / 1000} s at most)`;
        resolve({status: code ?? -1, stdout, stderr: stderr + end});
      });
    });
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
