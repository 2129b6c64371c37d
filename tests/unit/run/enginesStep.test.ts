import {expect, it} from 'vitest';
import {readEngines} from '../../run/enginesStep';

it('reads which engine passed, failed, or is not installed', () => {
  const output = [
    'passed  R2: Firefox (Firefox 153.7.0): 28 pages, 9 interactions, 0 violations',
    'FAILED  R3: WebKit (WebKitGTK 2.50.6): 28 pages, 9 interactions, 1 violations',
    '        /docs/intro does not come alive',
    'not run  R4: another: apt-get install another',
  ].join('\n');
  expect(readEngines(output)).toEqual([
    {cases: [2], status: 'passed'},
    {cases: [3], status: 'failed'},
    {cases: [4], status: 'skipped'},
  ]);
});
