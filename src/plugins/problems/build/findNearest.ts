/**
 * Finds the word a writer most likely meant.
 *
 * @param word what they wrote
 * @param known the words there are
 * @returns the nearest known word, or undefined when none is near enough to be a slip
 */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({
      candidate,
      distance: countEdits(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  if (best && best.distance <= Math.max(2, Math.floor(word.length / 3))) {
    return best.candidate;
  }
  return known.find((candidate) => word.length > 2 && candidate.startsWith(word.toLowerCase()));
}

/** The Levenshtein distance: how many letters to insert, drop or change. */
function countEdits(from: string, to: string): number {
  let previous = Array.from({length: to.length + 1}, (_, index) => index);
  for (const [row, letter] of Array.from(from).entries()) {
    const current = [row + 1];
    for (const [column, other] of Array.from(to).entries()) {
      const change = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(change, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
