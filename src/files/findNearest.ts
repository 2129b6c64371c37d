/**
 * Finds the word that a writer most likely meant: the one with the fewest letters to change. Capitals count less.
 *
 * @param word what they wrote
 * @param known the valid words
 * @param maxDistance how many letters may differ; `Infinity` accepts any word
 * @returns the nearest valid word; undefined if `word` cannot be a typing mistake of any
 * @example
 * findNearest('tutorail', ['tutorial', 'how-to']) // 'tutorial'
 * findNearest('quick', ['quickstart', 'how-to']) // 'quickstart': the start of a word is near to it
 * findNearest('recipe', ['tutorial', 'how-to']) // undefined
 */
export function findNearest(
  word: string,
  known: readonly string[],
  maxDistance = Math.max(2, Math.floor(word.length / 3)),
): string | undefined {
  const written = word.toLowerCase();
  const candidates = known.map((candidate) => {
    const valid = candidate.toLowerCase();
    const letters = distance(written, valid);
    const isStart = written.length > 2 && valid.startsWith(written);
    // A letter that is missing at the end counts less than one that is wrong, and a capital next to nothing.
    const weighted = (isStart ? letters / 2 : letters) + distance(word, candidate) / 100;
    return {
      candidate,
      isNear: isStart || letters <= maxDistance,
      difference: weighted / valid.length,
    };
  });
  const near = candidates.filter(({isNear}) => isNear);
  near.sort((one, other) => one.difference - other.difference);
  return near[0]?.candidate;
}

/** Returns the Levenshtein distance of two words. */
function distance(word: string, other: string): number {
  let row = Array.from({length: other.length + 1}, (_, index) => index);
  for (const [index, letter] of word.split('').entries()) {
    const next = [index + 1];
    for (const [column, wanted] of other.split('').entries()) {
      const replaced = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      const added = (next[column] ?? 0) + 1;
      const removed = (row[column + 1] ?? 0) + 1;
      next.push(Math.min(replaced, added, removed));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
