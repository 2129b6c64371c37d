import {expect, test} from 'vitest';
import {runProgram} from '../../helpers/program';

test('npm run review says why it cannot compare', async () => {
  const {code, output} = await runProgram('tsx', ['scripts/review.ts', 'no-such-commit']);
  expect([code, output]).toEqual([1, expect.stringMatching(/fatal: |ENOENT/)]);
});
