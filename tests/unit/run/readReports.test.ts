import {expect, it} from 'vitest';
import {readPlaywrightReport, readVitestReport} from '../../run/readReports';
import {failOnExitCode} from '../../run/Step';

const FILE = {name: 'a.test.ts', status: 'failed', message: ''};

const result = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
});

it('reads the totals and the failures of unit tests', () => {
  const assertionResults = [
    result('a works', 'passed'),
    result('b works', 'failed', ['expected 1 to be 2']),
  ];
  expect(readVitestReport({testResults: [{...FILE, assertionResults}]}, '')).toMatchObject({
    read: '2 tests in 1 files',
    passed: 1,
    failed: 1,
    details: 'b works\nexpected 1 to be 2',
  });
});

it('counts a file of unit tests that could not be loaded as a failure', () => {
  const file = {...FILE, message: 'no such module', assertionResults: []};
  expect(readVitestReport({testResults: [file]}, '')).toMatchObject({
    failed: 1,
    details: 'a.test.ts\nno such module',
  });
});

it('counts a file as a failure if its tests were skipped because its setup failed', () => {
  const message = 'opened.default is not a function';
  const file = {...FILE, message, assertionResults: [result('a works', 'skipped')]};
  expect(readVitestReport({testResults: [file]}, '')).toMatchObject({
    failed: 1,
    skipped: 1,
    details: 'a.test.ts\nopened.default is not a function',
  });
});

it('counts each test whose process was lost as a failure, although Vitest reports that its file passed', () => {
  const assertionResults = [
    result('a works', 'passed'),
    result('b works', 'pending'),
    result('R1: c works', 'pending'),
  ];
  const file = {...FILE, status: 'passed', assertionResults};
  expect(readVitestReport({testResults: [file]}, 'Worker exited unexpectedly\n')).toMatchObject({
    passed: 1,
    failed: 2,
    skipped: 0,
    failedTests: ['b works', 'R1: c works'],
    details:
      'Worker exited unexpectedly\n\nb works\nIt did not finish.\n\nR1: c works\nIt did not finish.',
    cases: [{cases: [1], status: 'failed'}],
  });
});

it('fails when there were no unit tests', () => {
  expect(readVitestReport({testResults: []}, '').failed).toBe(1);
});

it('counts one failure when a tool exits with an error and reports no failure', () => {
  const outcome = {read: '1 tests', passed: 1, failed: 0};
  expect(failOnExitCode(outcome, 0, '')).toBe(outcome);
  expect(failOnExitCode(outcome, 1, 'Worker exited unexpectedly')).toEqual({
    ...outcome,
    failed: 1,
    details: 'It exited with code 1, but reported no failure.\nWorker exited unexpectedly',
  });
  expect(failOnExitCode({...outcome, failed: 2}, 1, '').failed).toBe(2);
});

const spec = {
  title: 'a page works',
  tests: [
    {
      status: 'unexpected',
      annotations: [{type: 'read', description: '28 pages'}],
      results: [{errors: [{message: 'expected 200'}]}],
    },
  ],
};

const skipped = {
  title: 'a menu opens',
  tests: [{status: 'skipped', annotations: [], results: []}],
};

it('reads the totals, the failures and the read counts of browser tests', () => {
  const stats = {expected: 3, unexpected: 1, flaky: 0, skipped: 2};
  const suites = [
    {file: 'a.spec.ts', specs: [], suites: [{file: 'a.spec.ts', specs: [spec, skipped]}]},
  ];
  expect(readPlaywrightReport({suites, errors: [], stats})).toEqual({
    read: '6 tests in 1 files',
    passed: 3,
    failed: 1,
    skipped: 2,
    details: 'a.spec.ts: a page works\nexpected 200',
    failedTests: ['a.spec.ts: a page works'],
    notes: ['a page works: 28 pages'],
    notRun: ['a menu opens'],
    cases: [],
  });
});

it('reads the results of the cases that tests name', () => {
  const assertionResults = ['passed', 'failed', 'skipped'].map((status, index) =>
    result(`builds R${index + 1}: work`, status),
  );
  const statuses = ['passed', 'failed', 'skipped'].map((status, index) => ({
    cases: [index + 1],
    status,
  }));
  const outcome = readVitestReport({testResults: [{...FILE, assertionResults}]}, '');
  expect(outcome.cases).toEqual(statuses);
  expect(outcome.notRun).toEqual(['builds R3: work']);
  const specs = ['expected', 'unexpected', 'skipped'].map((status, index) => ({
    title: `R${index + 1}: works`,
    tests: [{status, annotations: [], results: []}],
  }));
  const stats = {expected: 1, unexpected: 1, flaky: 0, skipped: 1};
  const inner = {title: 'pages', file: 'a.spec.ts', specs};
  const suites = [{file: 'a.spec.ts', specs: [], suites: [inner]}];
  expect(readPlaywrightReport({suites, errors: [], stats}).cases).toEqual(statuses);
});

it('reports up to three browser tests that passed on retry, and fails with more', () => {
  const outcomeOf = (flaky: number) => {
    const stats = {expected: 9, unexpected: 0, flaky, skipped: 0};
    const specs = Array.from({length: flaky}, (_, index) => ({
      title: `R${index + 1}: works`,
      tests: [
        {status: 'flaky', annotations: [], results: [{errors: [{message: 'late'}]}, {errors: []}]},
      ],
    }));
    return readPlaywrightReport({suites: [{file: 'a.spec.ts', specs}], errors: [], stats});
  };
  expect(outcomeOf(1)).toMatchObject({
    passed: 10,
    failed: 0,
    notes: ['passed on the second try: a.spec.ts: R1: works\nlate'],
    cases: [{cases: [1], status: 'passed'}],
  });
  expect(outcomeOf(3)).toMatchObject({passed: 12, failed: 0});
  expect(outcomeOf(4)).toMatchObject({passed: 9, failed: 4, failedTests: {length: 4}});
});

it('fails when there were no browser tests', () => {
  const stats = {expected: 0, unexpected: 0, flaky: 0, skipped: 0};
  expect(readPlaywrightReport({suites: [], errors: [], stats}).failed).toBe(1);
});
