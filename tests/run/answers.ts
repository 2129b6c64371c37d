import {runCommand} from './runCommand';

/** A program that is asked for its version and says nothing for so long is of no use to tests. */
const PATIENCE_MS = 20_000;

/**
 * Says whether a program is there and works.
 *
 * @param probe a command that ends at once, for example `go version`
 */
export async function answers([command, ...args]: readonly [
  string,
  ...string[],
]): Promise<boolean> {
  const {code} = await runCommand(command, args, {}, process.cwd(), PATIENCE_MS);
  return code === 0;
}
