/**
 * Finds what somebody may have meant.
 *
 * @param word the word they wrote
 * @param names the valid ones
 * @returns the valid name with the fewest letters to change, or undefined where there is none
 */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const ranked = names.map((name) => ({name, distance: editDistance(word, name)}));
  return ranked.sort((one, other) => one.distance - other.distance)[0]?.name;
}

/** Levenshtein's distance: how many letters to add, remove or replace. */
function editDistance(from: string, to: string): number {
  let row = Array.from({length: to.length + 1}, (_, index) => index);
  for (const [line, letter] of from.split('').entries()) {
    const next = [line + 1];
    for (const [column, other] of to.split('').entries()) {
      const replaced = (row[column] ?? 0) + (letter.toLowerCase() === other.toLowerCase() ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
