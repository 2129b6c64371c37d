import {expect, it} from 'vitest';
import {addTotals, reportSteps, format} from '../../run/reportSteps';
import {toOutcome, type Outcome} from '../../run/Step';

async function report(outcomes: readonly (() => Promise<Outcome>)[]) {
  const lines: string[] = [];
  const steps = outcomes.map((run, index) => ({name: `step ${index + 1}`, run}));
  const totals = await reportSteps(steps, 1, (line) => lines.push(line));
  return {totals, lines: lines.map((line) => line.replace(/\d+\.\d s$/, '0.0 s'))};
}

const good = (): Promise<Outcome> => Promise.resolve({read: '3 files', passed: 1, failed: 0});

it('prints what a step read, its totals and its time in one line', async () => {
  const {lines} = await report([good]);
  expect(lines).toEqual([
    'ok      step 1                3 files                           1 passed, 0 failed             0.0 s',
  ]);
});

it('prints the details of a failure below its line', async () => {
  const bad = (): Promise<Outcome> =>
    Promise.resolve({
      read: '3 files',
      passed: 0,
      failed: 2,
      details: 'a.ts:1:1 wrong\nb.ts:1:1 wrong\n',
    });
  const {lines, totals} = await report([bad]);
  expect(lines).toEqual([
    'FAILED  step 1                3 files                           0 passed, 2 failed             0.0 s',
    '    a.ts:1:1 wrong\n    b.ts:1:1 wrong',
  ]);
  expect(totals).toMatchObject({passed: 0, failed: 2, skipped: 0});
});

it('repeats the beginning of a failure at the end of the run', async () => {
  const details = Array.from({length: 20}, (_, index) => `line ${index + 1}`).join('\n');
  const bad = (): Promise<Outcome> =>
    Promise.resolve({read: '3 files', passed: 0, failed: 1, details});
  const {totals} = await report([good, bad]);
  expect(totals.failures).toHaveLength(1);
  const lines = totals.failures[0]?.split('\n');
  expect(lines?.[0]).toBe('FAILED step 2');
  expect(lines?.[12]).toBe('    line 12');
  expect(lines?.[13]).toBe('    (8 more lines above)');
  expect(lines).toHaveLength(14);
  expect(addTotals([totals, totals]).failures).toHaveLength(2);
});

it('lists every failed test at the end of the run, where the details begin with the first', async () => {
  const bad = (failedTests: readonly string[]) => (): Promise<Outcome> =>
    Promise.resolve({
      read: '3 tests',
      passed: 1,
      failed: failedTests.length,
      details: 'a test\nError: it is slow',
      failedTests,
    });
  const {totals} = await report([bad(['a test', 'another test']), bad(['a test'])]);
  expect(totals.failures).toEqual([
    'FAILED step 1\n    FAILED a test\n    FAILED another test\n    a test\n    Error: it is slow',
    'FAILED step 2\n    a test\n    Error: it is slow',
  ]);
});

it('prints identical notes once, with their count', async () => {
  const notes = ['axe: 6 views', 'links: 2 pages', 'axe: 6 views'];
  const {lines} = await report([() => good().then((outcome) => ({...outcome, notes}))]);
  expect(lines.slice(1)).toEqual(['        axe: 6 views, 2 times', '        links: 2 pages']);
});

it('continues after a step that throws, and prints its message without a stack', async () => {
  const broken = (): Promise<Outcome> => Promise.reject(new Error('no such tool'));
  const {lines, totals} = await report([broken, good]);
  expect(lines[1]).toBe('    no such tool');
  expect(totals).toMatchObject({passed: 1, failed: 1, skipped: 0});
});

it('marks a step that did not run, and keeps the reason for the end', async () => {
  const skipped = (): Promise<Outcome> =>
    Promise.resolve({
      read: 'nothing',
      passed: 0,
      failed: 0,
      skipped: 1,
      notRun: ['it needs go'],
    });
  const {lines, totals} = await report([skipped]);
  expect(lines).toEqual([
    'skipped step 1                nothing                           0 passed, 0 failed, 1 skipped  0.0 s',
  ]);
  expect(totals).toMatchObject({
    passed: 0,
    failed: 0,
    skipped: 1,
    skippedSteps: [{step: 'step 1', reasons: ['it needs go'], isWhole: true}],
  });
});

it('lets a step decide cases as a whole', async () => {
  const steps = [
    {name: 'links', cases: [79], run: good},
    {name: 'lock', cases: [18], run: () => Promise.reject(new Error('no lock'))},
  ];
  const {cases} = await reportSteps(steps, 1, () => undefined);
  expect(cases).toEqual([
    {cases: [79], status: 'passed', step: 'links'},
    {cases: [18], status: 'failed', step: 'lock'},
  ]);
});

it('prints the totals in the last line', () => {
  const none = {cases: [], skippedSteps: [], failures: []};
  const totals = addTotals([
    {passed: 2, failed: 0, skipped: 0, ...none},
    {passed: 3, failed: 1, skipped: 2, ...none},
  ]);
  expect(format(totals)).toBe('5 passed, 1 failed, 2 skipped');
  expect(format({...totals, skipped: 0})).toBe('5 passed, 1 failed');
});

it('fails a check that read nothing', () => {
  expect(toOutcome(0, 'files', true, '')).toMatchObject({
    read: '0 files',
    passed: 0,
    failed: 1,
    details: 'It read no files, so it proves nothing.\n',
  });
});
