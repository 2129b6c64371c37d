import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {makeFolder} from '../../helpers/makeFolder';
import {runProgram} from '../../helpers/program';

test('a check with an error is counted as failed', async () => {
  const cwd = makeFolder();
  const report = {checks: [{name: 'npm start'}, {name: 'npm test', error: 'It failed'}]};
  mkdirSync(path.join(cwd, 'test-results'));
  writeFileSync(path.join(cwd, 'test-results/machine.json'), JSON.stringify(report));
  const args = [path.resolve('tests/summary.mjs'), 'machine'];
  expect(await runProgram(process.execPath, args, {cwd})).toMatchObject({
    code: 1,
    stdout: 'Failed: npm test\n  It failed\n1 passed, 1 failed, 0 skipped\n',
  });
});
