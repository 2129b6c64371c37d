import {expect, it} from 'vitest';
import {readPlaywrightReport, readVitestReport} from '../../run/readReports';

const NO_TESTS = {
  numTotalTests: 0,
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numFailedTestSuites: 0,
  testResults: [],
};

it('takes the sums and the failures of unit tests over', () => {
  const report = {
    ...NO_TESTS,
    numTotalTests: 2,
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          {fullName: 'a works', status: 'passed', failureMessages: []},
          {fullName: 'b works', status: 'failed', failureMessages: ['expected 1 to be 2']},
        ],
      },
    ],
  };
  expect(readVitestReport(report)).toMatchObject({
    read: '2 tests in 1 files',
    passed: 1,
    failed: 1,
    details: 'b works\nexpected 1 to be 2',
  });
});

it('counts a file of unit tests that could not be loaded as a failure', () => {
  const file = {
    name: 'a.test.ts',
    status: 'failed',
    message: 'no such module',
    assertionResults: [],
  };
  const report = {...NO_TESTS, numTotalTests: 1, numPassedTests: 1, testResults: [file]};
  expect(readVitestReport(report)).toMatchObject({
    failed: 1,
    details: 'a.test.ts\nno such module',
  });
});

it('counts a file as a failure whose tests were left out, because what comes before them failed', () => {
  const file = {
    name: 'a.test.ts',
    status: 'failed',
    message: 'opened.default is not a function',
    assertionResults: [{fullName: 'a works', status: 'skipped', failureMessages: []}],
  };
  const report = {...NO_TESTS, numTotalTests: 1, numPendingTests: 1, testResults: [file]};
  expect(readVitestReport(report)).toMatchObject({
    failed: 1,
    skipped: 1,
    details: 'a.test.ts\nopened.default is not a function',
  });
});

it('fails when there were no unit tests', () => {
  expect(readVitestReport(NO_TESTS).failed).toBe(1);
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

it('takes the sums, the failures and what was read of browser tests over', () => {
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

it('reads what became of the cases that tests name', () => {
  const assertionResults = ['passed', 'failed', 'pending'].map((status, index) => ({
    fullName: `builds R${index + 1}: work`,
    status,
    failureMessages: [],
  }));
  const file = {name: 'a.test.ts', status: 'failed', message: '', assertionResults};
  const statuses = [
    {cases: [1], status: 'passed'},
    {cases: [2], status: 'failed'},
    {cases: [3], status: 'skipped'},
  ];
  const outcome = readVitestReport({...NO_TESTS, testResults: [file]});
  expect(outcome.cases).toEqual(statuses);
  expect(outcome.notRun).toEqual(['builds R3: work']);
  const specs = ['expected', 'flaky', 'skipped'].map((status, index) => ({
    title: `R${index + 1}: works`,
    tests: [{status, annotations: [], results: []}],
  }));
  const stats = {expected: 1, unexpected: 0, flaky: 1, skipped: 1};
  const inner = {title: 'pages', file: 'a.spec.ts', specs};
  const suites = [{file: 'a.spec.ts', specs: [], suites: [inner]}];
  expect(readPlaywrightReport({suites, errors: [], stats}).cases).toEqual(statuses);
});

it('counts a browser test that needed a second try as a failure', () => {
  const stats = {expected: 1, unexpected: 0, flaky: 1, skipped: 0};
  expect(readPlaywrightReport({suites: [], errors: [], stats}).failed).toBe(1);
});

it('fails when there were no browser tests', () => {
  const stats = {expected: 0, unexpected: 0, flaky: 0, skipped: 0};
  expect(readPlaywrightReport({suites: [], errors: [], stats}).failed).toBe(1);
});
