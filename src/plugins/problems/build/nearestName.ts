import {editDistance} from '../browser/editDistance';

/**
 * Finds what somebody may have meant.
 *
 * @param word the word they wrote
 * @param names the valid ones
 * @returns the valid name with the fewest letters to change, or undefined where there is none
 */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const ranked = names.map((name) => ({name, distance: lettersToChange(word, name)}));
  return ranked.sort((one, other) => one.distance - other.distance)[0]?.name;
}

/** Counts the letters that are wrong in a word; a capital letter in the wrong place is no mistake. */
export function lettersToChange(word: string, name: string): number {
  return editDistance(word.toLowerCase(), name.toLowerCase());
}
