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
 * Sums up unit tests. A file that failed without a failed test counts as one failure: it could not be loaded, or what
 * comes before its tests failed, and Vitest calls these skipped. So does a test without an end: the process that ran it
 * was lost, and Vitest's report calls its file passed.
 *
 * @param report Vitest's JSON report
 * @param output what Vitest printed: how a process was lost stands there alone
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
    ...lost.map(({fullName}) => ({name: fullName, messages: ['It did not end.']})),
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

/** What a person reads of failures: first the errors that belong to no test. */
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

/** How the two tools call it, and what it means. A pending test did not end; a flaky one passed at its second try. */
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
 * How many browser tests of a step may pass at their second try only: a machine that is busy for a moment lets one
 * fail now and then. More are a fault of the site or of the tests.
 */
const MOST_SECOND_TRIES = 3;

/**
 * Sums up browser tests. One that passed at its second try is named, with what its first try met.
 *
 * @param report Playwright's JSON report
 */
export function readPlaywrightReport(report: PlaywrightReport): Outcome {
  const {expected, unexpected, flaky, skipped} = report.stats;
  const total = expected + unexpected + flaky + skipped;
  const failures = report.suites.flatMap((suite) => listFailures(suite, 'unexpected'));
  const secondTries = report.suites.flatMap((suite) => listFailures(suite, 'flaky'));
  const tooMany = secondTries.length > MOST_SECOND_TRIES ? secondTries : [];
  const errors = report.errors.map(({message}) => message ?? '');
  return {
    read: `${total} tests in ${report.suites.length} files`,
    passed: expected + flaky - tooMany.length,
    failed: unexpected + tooMany.length + errors.length + (total === 0 ? 1 : 0),
    skipped,
    ...tellFailures([...failures, ...tooMany], errors),
    notes: [...secondTries.map(tellSecondTry), ...report.suites.flatMap(listNotes)],
    notRun: report.suites.flatMap(listSkipped),
    cases: report.suites.flatMap((suite) => listCases(suite)),
  };
}

/** The name of a test is that of its groups and its own. */
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
  return [`passed at the second try: ${name}`, ...messages].join('\n');
}

function listSkipped({specs, suites = []}: PlaywrightSuite): string[] {
  const own = specs.filter(({tests}) => tests.some(({status}) => status === 'skipped'));
  return [...own.map(({title}) => title), ...suites.flatMap(listSkipped)];
}

/** Tests say how much they read in an annotation of the type `read`. */
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
