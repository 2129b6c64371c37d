import {distance} from 'fastest-levenshtein';

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
  let nearest: string | undefined;
  let leastDifference = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const valid = candidate.toLowerCase();
    const isStart = written.length > 2 && valid.startsWith(written);
    const letters = distance(written, valid);
    if (letters > maxDistance && !isStart) continue;
    // A letter that is missing at the end counts less than one that is wrong, and a capital next to nothing.
    const weighted = (isStart ? letters / 2 : letters) + distance(word, candidate) / 100;
    const difference = weighted / valid.length;
    if (difference >= leastDifference) continue;
    nearest = candidate;
    leastDifference = difference;
  }
  return nearest;
}
