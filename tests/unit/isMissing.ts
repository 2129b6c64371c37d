import {spawnSync} from 'node:child_process';

/**
 * Tells whether a test has to be skipped because a program is missing. `npm test` lists skipped tests at its end. In CI
 * nothing is skipped: there a missing program fails its test.
 *
 * @param program the name of the program that the test runs
 */
export function isMissing(program: string): boolean {
  return process.env.CI !== 'true' && spawnSync(program, ['--help']).error !== undefined;
}
