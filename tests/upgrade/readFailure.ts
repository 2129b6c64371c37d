/** Patterns for the line of a long output that explains why a step failed, best first. */
const REASONS = [
  /^\S+ was stopped: it did not end within .*/m,
  /The optimization \S+ does not know .*/,
  /^Cause: .*/m,
  /\[ERROR\] .*(?:(?<=:)\n.*)?/,
  /^npm error (?:notarget|404) .*/m,
  /(?<=^npm error )peer .*/m,
  /^.*\b(?:error TS\d+|\w*Error)\b.*/m,
];

/**
 * Finds the line that explains why a step failed.
 *
 * @param output the output of the step
 */
export function readFailure(output: string): string {
  const found = REASONS.map((reason) => reason.exec(output)?.[0]).find((it) => it !== undefined);
  return (found ?? output.trim().split('\n').at(-1) ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, 200);
}
