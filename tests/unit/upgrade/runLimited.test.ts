import {expect, it} from 'vitest';
import {runLimited} from '../../upgrade/runLimited';

const place = {folder: process.cwd(), env: process.env, minutes: 1};

it('returns how a command ended, and what it printed on both streams', async () => {
  const program = 'console.log("a"); console.error("b"); process.exitCode = 3;';
  const {isGood, output} = await runLimited([process.execPath, '-e', program], place);
  expect(isGood).toBe(false);
  expect(output).toContain('a\n');
  expect(output).toContain('b\n');
});

it('also stops the child processes of a command at its time limit', async () => {
  const start = Date.now();
  const child = `require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], {stdio: 'inherit'})`;
  const ended = await runLimited([process.execPath, '-e', child], {...place, minutes: 0.02});
  expect(ended).toEqual({
    isGood: false,
    output: '\nStopped: it took more than 0.02 minutes.\n',
  });
  expect(Date.now() - start).toBeLessThan(20_000);
});

it('reports when a program does not exist', async () => {
  const {isGood, output} = await runLimited(['no-such-program'], place);
  expect(isGood).toBe(false);
  expect(output).toContain('ENOENT');
});
