import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {runStep, type Step} from '../../upgrade/runStep';
import {createFakeTrial, type FakeTrial} from './FakeTrial';

let trial: FakeTrial;

beforeEach(() => {
  trial = createFakeTrial();
});

afterEach(() => {
  trial.remove();
});

function sh(script: string, step: Partial<Step> = {}): Step {
  return {title: '  tests of: a b', command: ['sh', '-c', script], minutes: 1, ...step};
}

describe('a step that works', () => {
  it('has a row with its duration, and runs in the copy with its variables', async () => {
    const step = sh('echo a; echo "$DELIVERY" > made', {variables: {DELIVERY: 'none'}});
    const {row, output} = await runStep(trial, step);
    expect(row).toMatchObject({step: '  tests of: a b', works: 'yes', files: []});
    expect(row.found).toMatch(/^\d+ s$/);
    expect(row).not.toHaveProperty('log');
    expect(output).toBe('a\n');
    expect(trial.read('made')).toBe('none\n');
  });

  it('has what was evaluated in its row', async () => {
    const evaluate = (output: string) => ({isGood: true, found: `read ${output.trim()}`});
    const {row} = await runStep(trial, sh('echo a', {evaluate}));
    expect(row.found).toMatch(/^read a, \d+ s$/);
  });
});

describe('a step that fails', () => {
  it('has a row with the reason, the files and a log with the output of both streams', async () => {
    const script = 'echo "TypeError: no"; echo "at x (scripts/build.ts:5:6)" >&2; exit 3';
    const {row, output} = await runStep(trial, sh(script));
    const log = path.join(trial.folder, 'logs', 'tests-of-a-b.log');
    expect(row).toEqual({
      step: '  tests of: a b',
      works: 'no',
      found: 'TypeError: no',
      files: ['scripts/build.ts'],
      log,
    });
    expect(output).toContain('at x (scripts/build.ts:5:6)\n');
    expect(trial.read('logs/tests-of-a-b.log')).toBe(output);
  });

  it('can fail by what it printed', async () => {
    const evaluate = () => ({isGood: false, found: '1 failed'});
    const {row} = await runStep(trial, sh('echo src/a.ts', {evaluate}));
    expect(row).toMatchObject({works: 'no', found: '1 failed', files: []});
  });

  it('names the files of the step instead of those in its output', async () => {
    const {row} = await runStep(trial, sh('echo src/a.ts; exit 1', {files: ['src/b']}));
    expect(row.files).toEqual(['src/b']);
  });

  it('is stopped at its time limit, and says so', async () => {
    const {row, output} = await runStep(trial, sh('echo "Error: a"; sleep 600', {minutes: 0.01}));
    expect(row).toMatchObject({
      works: 'no',
      found: 'sh was stopped: it did not end within 0.6 seconds',
    });
    expect(output).toContain('Error: a\n');
  });

  it('is reported when its program does not exist', async () => {
    const {row} = await runStep(trial, sh('', {command: ['/nowhere/tool']}));
    expect(row).toMatchObject({works: 'no', found: 'spawn /nowhere/tool ENOENT'});
  });
});
