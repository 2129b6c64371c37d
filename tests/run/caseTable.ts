/** The result of one test that names cases. */
export type CaseResult = {
  readonly cases: readonly number[];
  readonly status: 'passed' | 'failed' | 'skipped';
  /** The step of `npm test` that ran it. */
  readonly step?: string;
};

/** A step that did not run, or ran only in part. */
export type SkippedStep = {
  readonly step: string;
  readonly reasons: readonly string[];
  /** Whether none of it ran, so that it is unknown which cases it tests. */
  readonly isWhole: boolean;
};

/** What is known about the cases apart from their tests. */
export type CaseInfo = {
  /** Every case with its name. */
  readonly names: Readonly<Record<number, string>>;
  /** Why a case has no test. */
  readonly reasons: Readonly<Record<number, string>>;
  /** The steps that did not run, so that their tests are missing. */
  readonly skippedSteps: readonly SkippedStep[];
};

/** The table that is printed at the end of `npm test`. */
type CaseTable = {
  readonly lines: readonly string[];
  /** How many cases have neither a test nor a reason, plus how many numbers in test names are not a case. */
  readonly unexplained: number;
};

const NUMBERS = /\b(R\d{1,2}(?:(?:, | and |\/)R\d{1,2})*):/g;

/**
 * Parses the case numbers in the name of a test.
 *
 * @param name for example `R85, R86: two clean builds have the same bytes`
 */
export function readCases(name: string): number[] {
  const heads = [...name.matchAll(NUMBERS)].map(([head]) => head);
  return heads.flatMap((head) => [...head.matchAll(/\d+/g)].map(([digits]) => Number(digits)));
}

/**
 * Builds a table that shows for each case whether its tests passed, failed or did not run, and why not.
 *
 * @param results the results of the tests
 * @param book the cases
 */
export function tabulateCases(results: readonly CaseResult[], book: CaseInfo): CaseTable {
  const rows = Object.keys(book.names).map((key) => buildRow(Number(key), results, book));
  const strays = results
    .flatMap(({cases}) => cases)
    .filter((number) => !(number in book.names))
    .map((number) => `R${number} is in the name of a test but is not a case`);
  const sums = ['passed', 'failed', 'not run'].map(
    (verdict) => `${rows.filter((row) => row.verdict === verdict).length} ${verdict}`,
  );
  return {
    lines: [
      `Cases: ${sums.join(', ')}`,
      ...rows.map(({number, verdict, remark}) => format(number, verdict, book, remark)),
      ...strays,
      ...listSkippedSteps(book.skippedSteps),
    ],
    unexplained: rows.filter(({isUnexplained}) => isUnexplained).length + strays.length,
  };
}

type Row = {
  readonly number: number;
  readonly verdict: 'passed' | 'failed' | 'not run';
  readonly remark: string;
  readonly isUnexplained: boolean;
};

function buildRow(number: number, results: readonly CaseResult[], book: CaseInfo): Row {
  const own = results.filter(({cases}) => cases.includes(number));
  const count = (wanted: string): number => own.filter(({status}) => status === wanted).length;
  const row = {number, isUnexplained: false};
  if (count('failed') > 0) {
    return {...row, verdict: 'failed', remark: `${count('failed')} of ${countTests(own.length)}`};
  }
  if (count('passed') > 0) {
    return {...row, verdict: 'passed', remark: countTests(count('passed'))};
  }
  const steps = own.length > 0 ? own : book.skippedSteps.filter(({isWhole}) => isWhole);
  const [name, ...others] = new Set(steps.map(({step = 'its tests'}) => step));
  const where = others.length > 0 ? 'see below' : name && `see ${name}`;
  const reason = book.reasons[number] ?? where;
  return reason === undefined
    ? {number, verdict: 'failed', remark: 'has neither a test nor a reason', isUnexplained: true}
    : {...row, verdict: 'not run', remark: reason};
}

/** Lists each reason once. The lines of the cases name the step, or refer to this list if it may be one of several. */
function listSkippedSteps(skippedSteps: readonly SkippedStep[]): string[] {
  const lines = skippedSteps.flatMap(({step, reasons}) =>
    reasons.map((it) => `    ${step}: ${it}`),
  );
  return lines.length > 0 ? ['Not run:', ...lines] : [];
}

function countTests(count: number): string {
  return `${count} ${count === 1 ? 'test' : 'tests'}`;
}

function format(number: number, verdict: string, {names}: CaseInfo, remark: string): string {
  return `${`R${number}`.padEnd(5)}${verdict.padEnd(9)}${names[number] ?? ''}: ${remark}`;
}
