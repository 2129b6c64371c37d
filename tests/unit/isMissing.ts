import {spawnSync} from 'node:child_process';

/**
 * Tells whether a test has to be skipped, which `npm test` then names at its end. In CI nothing is: there a program
 * that is missing fails its test.
 *
 * @param program the name of a program that the test runs
 */
export function isMissing(program: string): boolean {
  return process.env.CI !== 'true' && spawnSync(program, ['--help']).error !== undefined;
}
