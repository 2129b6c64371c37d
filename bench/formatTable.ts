/**
 * Formats a table as Markdown, which is readable in a terminal too.
 *
 * @param header the names of the columns
 * @param rows cells as text or numbers
 */
export function formatTable(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const lines = [header, header.map(() => '---'), ...rows].map((cells) => cells.map(String));
  const widths = header.map((_, column) => Math.max(...lines.map((it) => it[column]?.length ?? 0)));
  return lines
    .map((cells) => `| ${cells.map((it, column) => it.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n');
}
