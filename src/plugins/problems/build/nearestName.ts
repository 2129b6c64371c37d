import {editDistance} from '../browser/editDistance';

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

/** Counts the wrong letters in a word, ignoring upper and lower case. */
export function lettersToChange(word: string, name: string): number {
  return editDistance(word.toLowerCase(), name.toLowerCase());
}
