import {expect, it} from 'vitest';
import {type Row, formatTable} from '../../upgrade/formatTable';

const ROWS: readonly Row[] = [
  {step: 'install', works: 'yes', found: '9 s', files: []},
  {
    step: 'types',
    works: 'no',
    found: 'error TS1',
    files: ['src/a.ts', 'src/b.ts'],
    log: 'types.log',
  },
  {step: 'tests', works: 'not run', found: 'the build failed', files: []},
];

it('states for each step whether it works and which file to change, with the failures below', () => {
  expect(formatTable(ROWS)).toEqual([
    '| step    | works   | file to change      | found            |',
    '| ------- | ------- | ------------------- | ---------------- |',
    '| install | yes     |                     | 9 s              |',
    '| types   | no      | src/a.ts and 1 more |                  |',
    '| tests   | not run |                     | the build failed |',
    '',
    'types: error TS1',
    '  files: src/a.ts, src/b.ts',
    '  log: types.log',
  ]);
});

it('throws without a step', () => {
  expect(() => formatTable([])).toThrow('No step was run.');
});
