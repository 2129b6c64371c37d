import {lettersToChange, nearestName} from './nearestName';

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
  if (nearest !== undefined && lettersToChange(word, nearest) <= slip) {
    return nearest;
  }
  return known.find((candidate) => word.length > 2 && candidate.startsWith(word.toLowerCase()));
}
