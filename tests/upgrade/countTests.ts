/** How many tests of a run passed and failed. */
export type TestCounts = {readonly passed: number; readonly failed: number};

/**
 * Parses the totals that Playwright (`  3 failed`) and Vitest (`Tests  1 failed | 9 passed`) print at the end.
 *
 * @param output the complete output of the test runner, without colors
 */
export function countTests(output: string): TestCounts {
  const sums = output.slice(Math.max(0, output.search(/^ +(?:Tests +)?\d+ (?:failed|passed)/m)));
  const [tests = sums] = /^ +Tests .*$/m.exec(sums) ?? [];
  const count = (what: string): number =>
    Number(new RegExp(`(\\d+) ${what}\\b`).exec(tests)?.[1] ?? 0);
  return {passed: count('passed'), failed: count('failed')};
}

/**
 * Lists the browser tests that failed, for example `tests/site/search.spec.ts:12:1 › finds a page`.
 *
 * @param output the complete output of Playwright
 */
export function listFailed(output: string): string[] {
  const failed = output.matchAll(/^ +\d+\) (?:\[[^\]]*\] › )?(.*?)(?: ─+)?$/gm);
  return [...new Set([...failed].map(([, name = '']) => name.trim()))];
}
