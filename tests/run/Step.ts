import type {CaseResult} from './caseTable';
import type {ToolName} from './tools';

/** What a step found. */
export type Outcome = {
  /** How much it read, for example `132 files`. A step that read nothing has failed. */
  readonly read: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  /** What a person needs to fix the failures; shown only when there are some. */
  readonly details?: string;
  /** The name of each test that failed, where the details are of many; shown at the end of the run. */
  readonly failedTests?: readonly string[];
  /** What a person should know of what ran; shown always. */
  readonly notes?: readonly string[];
  /** What did not run, and why; shown at the end of the run. */
  readonly notRun?: readonly string[];
  /** What became of the tests that name cases. */
  readonly cases?: readonly CaseResult[];
};

/** One thing that `npm test` checks. */
export type Step = {
  readonly name: string;
  /** The numbers of the cases that the step as a whole decides. */
  readonly cases?: readonly number[];
  /** The tools without which it cannot run. */
  readonly needs?: readonly ToolName[];
  /** Why it is left to CI, and how else to run it. CI never skips it. */
  readonly leftToCi?: string;
  readonly run: () => Promise<Outcome>;
};

/**
 * The outcome of a check that passes or fails as a whole.
 *
 * @param read how many things it read
 * @param unit what these things are, in the plural
 * @param isGood whether the tool found no fault
 * @param details what the tool printed
 */
export function judge(read: number, unit: string, isGood: boolean, details: string): Outcome {
  const hasPassed = isGood && read > 0;
  return {
    read: `${read} ${unit}`,
    passed: hasPassed ? 1 : 0,
    failed: hasPassed ? 0 : 1,
    details: read > 0 ? details : `It read no ${unit}, so it proves nothing.\n${details}`,
  };
}

/**
 * A tool that ends with an error has failed, also when its report names no test that did: it may have lost some.
 *
 * @param outcome what its report says
 * @param code its exit code
 * @param output what it printed
 * @returns the outcome, or the same with one failure
 */
export function heedExitCode(outcome: Outcome, code: number, output: string): Outcome {
  if (code === 0 || outcome.failed > 0) return outcome;
  const details = `It ended with the exit code ${code}, and names no failure.\n${output}`;
  return {...outcome, failed: 1, details};
}
