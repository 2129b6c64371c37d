import type {DriftReport} from './checkDrift';

/** @returns the number of differences in a report */
export function countDifferences({results}: DriftReport): number {
  return results.reduce((sum, {differences}) => sum + differences.length, 0);
}

/** @returns a report as text for a terminal */
export function formatReport(report: DriftReport): string {
  const called = report.results.flatMap(({operation, status, differences}) => [
    `${operation}: ${status ?? 'no status'}, ${differences.length} differences`,
    ...differences.map((difference) => `  ${difference}`),
  ]);
  const skipped = report.skipped.map(
    ({operation, reason}) => `${operation}: not called, ${reason}`,
  );
  return [
    `Contract and service compared on ${report.date}, ${report.api}`,
    '',
    ...called,
    ...skipped,
    '',
    `${report.results.length} operations called, ${countDifferences(report)} differences`,
  ].join('\n');
}
