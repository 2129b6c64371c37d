import {spawn} from 'node:child_process';
import path from 'node:path';

/** What a command left behind. */
export type Finished = {
  readonly code: number;
  readonly stdout: string;
  /** Both streams, in the order they came. */
  readonly output: string;
};

const MINUTE = 60_000;

/**
 * Runs a command to its end. Tools of the project are found in `node_modules/.bin`.
 *
 * @param command the tool
 * @param args its arguments, not read by a shell
 * @param variables environment variables beside the present ones
 * @param folder where it runs
 * @returns its exit code, 1 when it had to be stopped after twenty-five minutes, and what it printed
 */
export function runCommand(
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  folder: string = process.cwd(),
): Promise<Finished> {
  const tools = path.resolve('node_modules/.bin');
  const env = {
    ...process.env,
    NO_COLOR: '1',
    ...variables,
    PATH: `${tools}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 25 * MINUTE,
    });
    let stdout = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', ({message}) => resolve({code: 1, stdout, output: `${output}${message}\n`}));
    child.on('close', (code) => resolve({code: code ?? 1, stdout, output}));
  });
}
