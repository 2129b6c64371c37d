import type {CaseResult} from './caseTable';
import type {ToolName} from './tools';

/** The outcome of a step. */
export type Outcome = {
  /** How much it checked, for example `132 files`. A step that read nothing has failed. */
  readonly read: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  /** What a developer needs to fix the failures; shown only when there are some. */
  readonly details?: string;
  /** The name of each failed test, where the details are about several; shown at the end of the run. */
  readonly failedTests?: readonly string[];
  /** What a developer should know about the run; always shown. */
  readonly notes?: readonly string[];
  /** What did not run, and why; shown at the end of the run. */
  readonly notRun?: readonly string[];
  /** The results of the tests that name cases. */
  readonly cases?: readonly CaseResult[];
};

/** One thing that `npm test` checks. */
export type Step = {
  readonly name: string;
  /** The numbers of the cases that pass or fail with the step as a whole. */
  readonly cases?: readonly number[];
  /** The tools that it requires. */
  readonly needs?: readonly ToolName[];
  /** Why it runs only in CI, and how to run it locally. CI never skips it. */
  readonly ciOnlyReason?: string;
  readonly run: () => Promise<Outcome>;
};

/**
 * Returns the outcome of a check that passes or fails as a whole.
 *
 * @param read how many items it read
 * @param unit what the items are, in the plural
 * @param isGood whether the tool found no errors
 * @param details what the tool printed
 */
export function toOutcome(read: number, unit: string, isGood: boolean, details: string): Outcome {
  const hasPassed = isGood && read > 0;
  return {
    read: `${read} ${unit}`,
    passed: hasPassed ? 1 : 0,
    failed: hasPassed ? 0 : 1,
    details: read > 0 ? details : `It read no ${unit}, so it proves nothing.\n${details}`,
  };
}

/**
 * Counts a tool that exits with an error as failed, even if its report names no failed test: it may have lost some.
 *
 * @param outcome the outcome from its report
 * @param code its exit code
 * @param output what it printed
 * @returns the same outcome, or a copy with one failure
 */
export function failOnExitCode(outcome: Outcome, code: number, output: string): Outcome {
  if (code === 0 || outcome.failed > 0) return outcome;
  const details = `It exited with code ${code}, but reported no failure.\n${output}`;
  return {...outcome, failed: 1, details};
}
