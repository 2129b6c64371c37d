import {lettersToChange, nearestName} from './nearestName';

/**
 * Finds the word a writer most likely meant.
 *
 * @param word what they wrote
 * @param known the words there are
 * @returns the nearest known word, or undefined when none is near enough to be a slip
 */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const nearest = nearestName(word, known);
  const slip = Math.max(2, Math.floor(word.length / 3));
  if (nearest !== undefined && lettersToChange(word, nearest) <= slip) {
    return nearest;
  }
  return known.find((candidate) => word.length > 2 && candidate.startsWith(word.toLowerCase()));
}
