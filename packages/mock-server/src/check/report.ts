import type {Run} from './checkProgram';

const HEAD = ['Fault', 'Exit', 'Seconds', 'Jobs', 'What is left'];

/**
 * Renders runs as a table, one finding a line.
 *
 * @example
 *   Fault        Exit  Seconds  Jobs  What is left
 *   none         0     1.2      1     -
 *   lost-answer  0     1.4      2     one input was run twice (requests 3 and 4)
 */
export function renderTable(runs: readonly Run[]): string {
  const rows = [HEAD];
  for (const run of runs) rows.push(...toRows(run));
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return lines.join('\n');
}

function toRows({fault, exitCode, seconds, jobs, findings}: Run): string[][] {
  const [first = '-', ...others] = findings.map(({text}) => text);
  const exit = exitCode === null ? 'killed' : String(exitCode);
  const rows = [[fault, exit, seconds.toFixed(1), String(jobs), first]];
  for (const text of others) rows.push(['', '', '', '', text]);
  return rows;
}
