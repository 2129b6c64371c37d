import {type CaseResult, readCases} from './caseTable';
import type {Outcome} from './Step';

/** The part of Vitest's JSON report that is read here. */
export type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/**
 * Summarizes unit tests. A file that failed without a failed test counts as one failure: it could not be loaded, or its
 * setup failed, and Vitest reports its tests as skipped. A test that did not finish also counts as one failure: its
 * worker process was lost, and Vitest reports its file as passed.
 *
 * @param report Vitest's JSON report
 * @param output what Vitest printed: only this tells how a process was lost
 */
export function readVitestReport(report: VitestReport, output: string): Outcome {
  const tests = report.testResults.flatMap(({assertionResults}) => assertionResults);
  const withStatus = (wanted: string) => tests.filter(({status}) => status === wanted);
  const broken = report.testResults.filter(
    ({status, assertionResults}) =>
      status === 'failed' && assertionResults.every((it) => it.status !== 'failed'),
  );
  const lost = withStatus('pending');
  const failures: TestFailure[] = [
    ...broken.map(({name, message}) => ({name, messages: [message]})),
    ...withStatus('failed').map((it) => ({name: it.fullName, messages: it.failureMessages})),
    ...lost.map(({fullName}) => ({name: fullName, messages: ['It did not finish.']})),
  ];
  const notRun = tests.filter(({status}) => VERDICTS[status] === undefined);
  return {
    read: `${tests.length} tests in ${report.testResults.length} files`,
    passed: withStatus('passed').length,
    failed: failures.length + (tests.length === 0 && broken.length === 0 ? 1 : 0),
    skipped: notRun.length,
    notRun: notRun.map(({fullName}) => fullName),
    ...tellFailures(failures, lost.length > 0 ? [output.trim()] : []),
    cases: tests.flatMap(({fullName, status}) => readResult(fullName, VERDICTS[status])),
  };
}

type TestFailure = {readonly name: string; readonly messages: readonly string[]};

/** Formats failures for the terminal, first the errors that belong to no test. */
function tellFailures(
  failures: readonly TestFailure[],
  errors: readonly string[] = [],
): Required<Pick<Outcome, 'details' | 'failedTests'>> {
  const told = failures.map(({name, messages}) => [name, ...messages].join('\n'));
  return {
    details: [...errors, ...told].join('\n\n'),
    failedTests: failures.map(({name}) => name),
  };
}

/** What the statuses of both tools mean. A pending test did not finish; a flaky one passed on the second try. */
const VERDICTS: Readonly<Record<string, CaseResult['status']>> = {
  passed: 'passed',
  expected: 'passed',
  failed: 'failed',
  unexpected: 'failed',
  pending: 'failed',
  flaky: 'passed',
};

function readResult(name: string, status: CaseResult['status'] = 'skipped'): CaseResult[] {
  const cases = readCases(name);
  return cases.length > 0 ? [{cases, status}] : [];
}

/** The part of Playwright's JSON report that is read here. */
export type PlaywrightReport = {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly {readonly message?: string}[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
};

type PlaywrightSuite = {
  readonly title?: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly {readonly type: string; readonly description?: string}[];
      readonly results: readonly {
        readonly errors: readonly {readonly message?: string}[];
      }[];
    }[];
  }[];
};

/**
 * How many browser tests of a step may pass only on the second try: on a machine that is briefly busy, one may fail now
 * and then. More than that indicate a fault of the site or of the tests.
 */
const MAX_FLAKY_TESTS = 3;

/**
 * Summarizes browser tests. One that passed only on the second try is named, with the error of the first try.
 *
 * @param report Playwright's JSON report
 */
export function readPlaywrightReport(report: PlaywrightReport): Outcome {
  const {expected, unexpected, flaky, skipped} = report.stats;
  const total = expected + unexpected + flaky + skipped;
  const failures = report.suites.flatMap((suite) => listFailures(suite, 'unexpected'));
  const flakyTests = report.suites.flatMap((suite) => listFailures(suite, 'flaky'));
  const tooMany = flakyTests.length > MAX_FLAKY_TESTS ? flakyTests : [];
  const errors = report.errors.map(({message}) => message ?? '');
  return {
    read: `${total} tests in ${report.suites.length} files`,
    passed: expected + flaky - tooMany.length,
    failed: unexpected + tooMany.length + errors.length + (total === 0 ? 1 : 0),
    skipped,
    ...tellFailures([...failures, ...tooMany], errors),
    notes: [...flakyTests.map(tellSecondTry), ...report.suites.flatMap(listNotes)],
    notRun: report.suites.flatMap(listSkipped),
    cases: report.suites.flatMap((suite) => listCases(suite)),
  };
}

/** The full name of a test consists of the names of its groups and its own. */
function listCases({title = '', specs, suites = []}: PlaywrightSuite, above = ''): CaseResult[] {
  const group = `${above} ${title}`;
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({status}) => readResult(`${group} ${spec.title}`, VERDICTS[status])),
  );
  return [...own, ...suites.flatMap((suite) => listCases(suite, group))];
}

function listFailures(
  {file, specs, suites = []}: PlaywrightSuite,
  wanted: 'flaky' | 'unexpected',
): TestFailure[] {
  const own = specs.flatMap(({title, tests}) =>
    tests
      .filter(({status}) => status === wanted)
      .map(({results}) => {
        const errors = results.flatMap((result) => result.errors.map(({message}) => message ?? ''));
        return {name: `${file}: ${title}`, messages: errors};
      }),
  );
  return [...own, ...suites.flatMap((suite) => listFailures(suite, wanted))];
}

function tellSecondTry({name, messages}: TestFailure): string {
  return [`passed on the second try: ${name}`, ...messages].join('\n');
}

function listSkipped({specs, suites = []}: PlaywrightSuite): string[] {
  const own = specs.filter(({tests}) => tests.some(({status}) => status === 'skipped'));
  return [...own.map(({title}) => title), ...suites.flatMap(listSkipped)];
}

/** Tests report how much they checked in an annotation of the type `read`. */
function listNotes({specs, suites = []}: PlaywrightSuite): string[] {
  const own = specs.flatMap(({title, tests}) =>
    tests.flatMap(({annotations}) =>
      annotations
        .filter(({type}) => type === 'read')
        .map(({description}) => `${title}: ${description ?? ''}`),
    ),
  );
  return [...own, ...suites.flatMap(listNotes)];
}
