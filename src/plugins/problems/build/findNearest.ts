/**
 * Finds the word that a writer most likely meant.
 *
 * @param word the word they wrote
 * @param known the valid words
 * @returns the nearest valid word; undefined when none is near enough for `word` to be a typing mistake
 */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const nearest = nearestName(word, known);
  const slip = Math.max(2, Math.floor(word.length / 3));
  if (nearest !== undefined && lettersToChange(word, nearest) <= slip) return nearest;
  return known.find((candidate) => word.length > 2 && candidate.startsWith(word.toLowerCase()));
}

/**
 * Finds the name that somebody may have meant.
 *
 * @param word the word they wrote
 * @param names the valid names
 * @returns the valid name with the fewest letters to change; undefined when `names` is empty
 */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const ranked = names.map((name) => ({name, distance: lettersToChange(word, name)}));
  return ranked.sort((one, other) => one.distance - other.distance)[0]?.name;
}

/** Counts the letters to add, remove or replace to turn one word into the other, ignoring case. */
function lettersToChange(from: string, to: string): number {
  const [word, name] = [from.toLowerCase(), to.toLowerCase()];
  let row = Array.from({length: name.length + 1}, (_, column) => column);
  for (const [line, letter] of word.split('').entries()) {
    const next = [line + 1];
    for (const [column, other] of name.split('').entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[name.length] ?? 0;
}
