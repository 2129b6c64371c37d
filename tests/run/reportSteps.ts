import type {CaseResult, SkippedStep} from './caseTable';
import type {Outcome, Step} from './Step';

/** The sums of a whole run. */
type Totals = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly cases: readonly CaseResult[];
  /** The steps that did not run or ran in part, with the reasons. */
  readonly skippedSteps: readonly SkippedStep[];
  /** The steps that failed, each with the beginning of its details. */
  readonly failures: readonly string[];
};

type Say = (line: string) => void;

/** How many lines of a failure are repeated at the end of a run, where people look first and truncated logs end. */
const LINES_AT_THE_END = 12;

/**
 * Runs steps, several at a time, and prints a line for each. A step that throws has failed; the others still run.
 *
 * @param steps the steps, in the order they start
 * @param concurrency how many run at a time
 * @param say prints a line
 * @returns the sums
 */
export async function reportSteps(
  steps: readonly Step[],
  concurrency: number,
  say: Say,
): Promise<Totals> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const skippedSteps: SkippedStep[] = [];
  const failures: string[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now();
      const outcome = await settle(step);
      const cases = [...(outcome.cases ?? []), ...evaluateCases(step, outcome)];
      outcomes.push({...outcome, cases: cases.map((it) => ({...it, step: step.name}))});
      const {notRun: reasons = []} = outcome;
      if (reasons.length > 0) {
        const isWhole = outcome.read === 'nothing' && step.cases === undefined;
        skippedSteps.push({step: step.name, reasons, isWhole});
      }
      sayOutcome(step.name, outcome, (performance.now() - start) / 1000, say);
      failures.push(...repeatFailure(step.name, outcome));
    }
  };
  await Promise.all(Array.from({length: concurrency}, work));
  return sumUp(outcomes, skippedSteps, failures);
}

/** The cases that a step names pass or fail with the step as a whole. */
function evaluateCases({cases = []}: Step, {passed, failed}: Outcome): CaseResult[] {
  const status = failed > 0 ? 'failed' : passed > 0 ? 'passed' : 'skipped';
  return cases.length > 0 ? [{cases, status}] : [];
}

async function settle(step: Step): Promise<Outcome> {
  try {
    return await step.run();
  } catch (error) {
    const details = error instanceof Error ? error.message : String(error);
    return {read: 'nothing', passed: 0, failed: 1, details};
  }
}

/** Prints the failure first, so that a truncated log still contains it. */
function sayOutcome(name: string, outcome: Outcome, seconds: number, say: Say): void {
  const {read, passed, failed, details, notes = []} = outcome;
  const mark = failed > 0 ? 'FAILED' : passed > 0 ? 'ok' : 'skipped';
  const time = `${seconds.toFixed(1)} s`;
  say(`${mark.padEnd(8)}${name.padEnd(22)}${read.padEnd(34)}${format(outcome).padEnd(31)}${time}`);
  if (failed > 0 && details?.trim()) {
    say(indent(details.trim()));
  }
  for (const note of joinEqual(notes)) {
    say(indent(indent(note)));
  }
}

/** Tests that run for each page print the same note for each: prints it once, with the count. */
function joinEqual(notes: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const note of notes) {
    times.set(note, (times.get(note) ?? 0) + 1);
  }
  return [...times].map(([note, count]) => (count > 1 ? `${note}, ${count} times` : note));
}

function repeatFailure(name: string, {failed, details = '', failedTests = []}: Outcome): string[] {
  if (failed === 0) {
    return [];
  }
  const lines = details.trim() === '' ? [] : details.trim().split('\n');
  const rest = lines.length - LINES_AT_THE_END;
  const shown = [
    // With several failed tests, the beginning of the details would show only the first.
    ...(failedTests.length > 1 ? failedTests.map((test) => `FAILED ${test}`) : []),
    ...lines.slice(0, LINES_AT_THE_END),
    ...(rest > 0 ? [`(${rest} more lines above)`] : []),
  ];
  return [[`FAILED ${name}`, ...shown.map(indent)].join('\n')];
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '    ');
}

function sumUp(
  outcomes: readonly Outcome[],
  skippedSteps: readonly SkippedStep[],
  failures: readonly string[],
): Totals {
  const sum = (pick: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  return {
    passed: sum(({passed}) => passed),
    failed: sum(({failed}) => failed),
    skipped: sum(({skipped}) => skipped ?? 0),
    cases: outcomes.flatMap(({cases = []}) => cases),
    skippedSteps,
    failures,
  };
}

/** Adds the sums of several runs. */
export function addTotals(all: readonly Totals[]): Totals {
  return sumUp(
    all.map((totals) => ({...totals, read: ''})),
    all.flatMap(({skippedSteps}) => skippedSteps),
    all.flatMap(({failures}) => failures),
  );
}

/** Formats the sums as in the last line of `npm test`. */
export function format({
  passed,
  failed,
  skipped = 0,
}: Pick<Outcome, 'passed' | 'failed' | 'skipped'>) {
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${passed} passed, ${failed} failed${rest}`;
}
