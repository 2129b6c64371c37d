import {runCommand} from './runCommand';

/** A program that takes longer than this to print its version is unusable for tests. */
const TIMEOUT_MS = 20_000;

/**
 * Checks whether a program is installed and works.
 *
 * @param probe a command that exits at once, for example `go version`
 */
export async function answers([command, ...args]: readonly [
  string,
  ...string[],
]): Promise<boolean> {
  const {code} = await runCommand(command, args, {}, process.cwd(), TIMEOUT_MS);
  return code === 0;
}
