import {readdirSync} from 'node:fs';
import {COMPILER, COMPILER_ARGS} from '../../scripts/build/checkTypes';

/** Something that looks at the contract, run in a copy of the site. */
export type Check = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
};

const UNIT_FOLDERS = ['reference', 'drift', 'checks', 'sandbox'];

/**
 * The checks that a mutated contract has to fail. Generated types are made anew before, so that a check
 * fails because something depends on the changed fact, not because a file is out of date.
 *
 * @param unitTests the folder of the unit tests
 * @returns the checks, cheapest first
 */
export function listChecks(unitTests: string): Check[] {
  const folders = readdirSync(unitTests).filter((folder) => UNIT_FOLDERS.includes(folder));
  return [
    {name: 'contract lint', command: 'npm', args: ['run', '--silent', 'check:contract']},
    {name: 'types', command: process.execPath, args: [COMPILER, ...COMPILER_ARGS]},
    ...folders.map((folder) => ({
      name: `unit tests: ${folder}`,
      command: 'vitest',
      args: ['run', `${unitTests}/${folder}/`],
    })),
    {name: 'samples', command: 'tsx', args: ['tests/samples/runSamples.ts']},
    {name: 'build', command: 'docusaurus', args: ['build']},
  ];
}
