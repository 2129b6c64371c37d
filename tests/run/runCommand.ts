import path from 'node:path';
import {startProgram} from './startProgram';

/** The result of a command. */
export type Finished = {
  readonly code: number;
  readonly stdout: string;
  /** Both streams interleaved in order, followed by the reason if the program has no exit code. */
  readonly output: string;
};

/** The limit for a program that hangs. Browser tests took twenty-five minutes on a machine that was busy otherwise. */
const TIMEOUT_MS = 40 * 60_000;

/**
 * Runs a command until it exits. The project's own tools are found in `node_modules/.bin`.
 *
 * @param command the tool
 * @param args its arguments, not interpreted by a shell
 * @param variables environment variables in addition to the current ones
 * @param folder where it runs
 * @param limitMs the time limit after which it is stopped, with all processes it started; forty minutes by default
 * @returns its exit code, or 1 if it did not start or had to be stopped, and its output
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  folder: string = process.cwd(),
  limitMs: number = TIMEOUT_MS,
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
