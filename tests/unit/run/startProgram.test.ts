import {expect, it, vi} from 'vitest';
import {runCommand} from '../../run/runCommand';
import {startProgram} from '../../run/startProgram';
import {isAlive} from '../isAlive';

const LIMIT_MS = 500;

function sh(script: string, limitMs?: number) {
  return startProgram('sh', ['-c', script], limitMs === undefined ? {} : {limitMs});
}

/** Counts the timers that are started from now on, except for those of Vitest. */
function watchTimers(): {readonly started: () => number; readonly left: () => number} {
  const start = vi.spyOn(globalThis, 'setTimeout');
  const clear = vi.spyOn(globalThis, 'clearTimeout');
  const started = (): unknown[] => start.mock.results.map(({value}): unknown => value);
  return {
    started: () => started().length,
    left: () => started().filter((timer) => clear.mock.calls.every(([it]) => it !== timer)).length,
  };
}

it('reports immediately that a program does not exist, and leaves no timer behind', async () => {
  const timers = watchTimers();
  const {code, output} = await runCommand('/nowhere/tool', ['--version']);
  expect({code, output}).toEqual({code: 1, output: 'spawn /nowhere/tool ENOENT\n'});
  expect(timers.started()).toBe(1);
  expect(timers.left()).toBe(0);
});

it('returns the exit code and both streams of a program that exits by itself', async () => {
  const timers = watchTimers();
  const {code, stdout, output} = await runCommand('sh', ['-c', 'echo a; echo b >&2; exit 3']);
  expect({code, stdout}).toEqual({code: 3, stdout: 'a\n'});
  expect(output).toContain('b');
  expect(timers.started()).toBe(1);
  expect(timers.left()).toBe(0);
});

it('stops a program that does not exit, and its child processes', async () => {
  const program = sh('sleep 600 & echo $!; wait', LIMIT_MS);
  expect(await program.ended).toEqual({
    code: null,
    signal: 'SIGTERM',
    problem: 'sh was stopped: it did not end within 0.5 seconds',
  });
  const grandchild = Number(program.printed.stdout);
  expect(grandchild).toBeGreaterThan(1);
  await expect.poll(() => isAlive(grandchild)).toBe(false);
});

it('does not wait forever for child processes of a program that has exited', async () => {
  const program = sh('sleep 600 & exit 0', LIMIT_MS);
  expect(await program.ended).toMatchObject({code: null});
});

it('kills a program that does not exit on SIGTERM', async () => {
  const program = sh("trap '' TERM; echo ready; while true; do sleep 1; done");
  await new Promise((resolve) => program.child.stdout.once('data', resolve));
  await program.stop();
  expect(await program.ended).toEqual({code: null, signal: 'SIGKILL'});
  expect(program.isOver()).toBe(true);
});

it('has nothing to stop if a program does not exist', async () => {
  const program = startProgram('/nowhere/tool', []);
  await program.stop();
  await program.stop();
  expect(await program.ended).toMatchObject({code: null, problem: 'spawn /nowhere/tool ENOENT'});
});
