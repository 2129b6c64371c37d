import {expect, test} from 'vitest';
import {checkMessage} from '../../samples/checkRun';
import {runProgram} from '../../samples/runProgram';

test('a program that waits forever is stopped, and the report says so', async () => {
  const forever = 'setInterval(() => undefined, 1000)';
  const run = await runProgram({file: process.execPath, args: ['-e', forever]}, 500);
  expect(checkMessage(run, '').join(' ')).toContain('did not end within 0.5 seconds');
});
