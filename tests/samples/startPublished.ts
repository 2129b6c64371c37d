import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {StartOptions} from '../../sandbox/node';
import type {RunningServer} from '../helpers/startServer';

/** Starts a mock server for one run, in this process or in a child process. */
export type StartMockServer = (options: StartOptions) => Promise<RunningServer>;

/**
 * Starts the published mock server as readers do: with plain Node.js in an empty folder.
 *
 * @param file the published file
 * @returns a function that starts it with command-line options; it throws the program's output if it exits at once
 */
export function startPublished(file: string): StartMockServer {
  const program = path.resolve(file);
  return async (options) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mock-server-'));
    const child = spawn(process.execPath, [program, ...toArguments(options)], {
      cwd: folder,
      env: {PATH: process.env.PATH},
    });
    let said = '';
    const ended = once(child, 'exit');
    const close = async (): Promise<void> => {
      child.kill('SIGINT');
      await ended;
      await rm(folder, {recursive: true});
    };
    const started = new Promise<string>((resolve, reject) => {
      const read = (part: Buffer): void => {
        said += part.toString();
        const address = /export RUNGEN_API=(\S+)\n/.exec(said)?.[1];
        if (address) resolve(address);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', () => {
        reject(new Error(`The published mock server exited: ${said}`));
      });
    });
    try {
      return {url: await started, close};
    } catch (error) {
      await close();
      throw error;
    }
  };
}

function toArguments({port, clock, runAnswer, faults}: StartOptions): string[] {
  const values = {port, clock, 'run-answer': runAnswer, fault: faults};
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, String(value)],
  );
}
