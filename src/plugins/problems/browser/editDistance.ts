/**
 * Computes the Levenshtein distance: the number of letters to add, remove or replace to turn one word into another.
 * The build uses it for the typing mistakes of writers, the page "not found" for those of readers.
 *
 * @param from one word
 * @param to the other word
 * @returns the smallest number of such steps; upper and lower case differ
 */
export function editDistance(from: string, to: string): number {
  let row = Array.from({length: to.length + 1}, (_, column) => column);
  for (const [line, letter] of from.split('').entries()) {
    const next = [line + 1];
    for (const [column, other] of to.split('').entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
