/** The result of a step. */
export type Row = {
  readonly step: string;
  readonly works: 'yes' | 'no' | 'not run';
  /** What it found, or why it failed. */
  readonly found: string;
  /** Files or folders to change; empty when it works. */
  readonly files: readonly string[];
  /** The file with the output of a failed step. */
  readonly log?: string;
};

/**
 * Formats the results as a table, followed by the details of each failure.
 *
 * @param rows the steps, in order
 * @returns the lines
 * @throws an Error when there is no step: an empty table proves nothing
 */
export function formatTable(rows: readonly Row[]): string[] {
  if (rows.length === 0) {
    throw new Error('No step was run.');
  }
  const heads = ['step', 'works', 'file to change', 'found'];
  const cells = rows.map(({step, works, found, files}) => [
    step,
    works,
    spellFiles(files),
    works === 'no' ? '' : found,
  ]);
  const widths = heads.map((head, index) =>
    Math.max(...[head, ...cells.map((row) => row[index] ?? '')].map(({length}) => length)),
  );
  const format = (row: readonly string[]): string =>
    `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [format(heads), rule, ...cells.map(format), ...rows.flatMap(formatFault)];
}

/** Shows the first file, which is where to begin; the others are listed below the table. */
function spellFiles([first = '', ...others]: readonly string[]): string {
  return others.length > 0 ? `${first} and ${others.length} more` : first;
}

function formatFault({step, works, found, files, log}: Row): string[] {
  if (works !== 'no') {
    return [];
  }
  const all = files.length > 1 ? [`  files: ${files.join(', ')}`] : [];
  const place = log === undefined ? [] : [`  log: ${log}`];
  return ['', `${step.trim()}: ${found}`, ...all, ...place];
}
