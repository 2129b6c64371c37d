import path from 'node:path';
import {startProgram} from './startProgram';

/** What a command left behind. */
export type Finished = {
  readonly code: number;
  readonly stdout: string;
  /** Both streams, in the order they came, and why it has no exit code of its own. */
  readonly output: string;
};

/** A program that hangs ends by it. Browser tests took twenty-five minutes on a machine that did other work too. */
const LONGEST_MS = 40 * 60_000;

/**
 * Runs a command to its end. Tools of the project are found in `node_modules/.bin`.
 *
 * @param command the tool
 * @param args its arguments, not read by a shell
 * @param variables environment variables beside the present ones
 * @param folder where it runs
 * @param limitMs after how long it is stopped, with all that it started: forty minutes unless said
 * @returns its exit code, 1 when it did not start or had to be stopped, and what it printed
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  folder: string = process.cwd(),
  limitMs: number = LONGEST_MS,
): Promise<Finished> {
  const tools = path.resolve('node_modules/.bin');
  const env = {
    ...process.env,
    NO_COLOR: '1',
    ...variables,
    PATH: `${tools}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  const program = startProgram(command, args, {cwd: folder, env, limitMs});
  const {code, problem} = await program.ended;
  const {stdout, output} = program.printed;
  return {
    code: code ?? 1,
    stdout,
    output: problem === undefined ? output : `${output}${problem}\n`,
  };
}
