import {closestMatch} from 'leven';

/**
 * Finds the word that a writer most likely meant: the one that begins with what they wrote, or else the one with the
 * fewest letters to change, with or without capitals.
 *
 * @returns the nearest valid word; undefined if `word` cannot be a typing mistake of any
 * @example
 * findNearest('tutorail', ['tutorial', 'how-to']) // 'tutorial'
 * findNearest('quick', ['quickstart', 'how-to']) // 'quickstart'
 * findNearest('recipe', ['tutorial', 'how-to']) // undefined
 */
export function findNearest(
  word: string,
  known: readonly string[],
  maxDistance = Math.max(2, Math.floor(word.length / 3)),
): string | undefined {
  const written = word.toLowerCase();
  const isLonger = (name: string): boolean => name.toLowerCase().startsWith(written);
  const longer = written.length > 2 ? known.find(isLonger) : undefined;
  if (longer !== undefined) return longer;
  const names = new Map(known.map((name) => [name.toLowerCase(), name]));
  const nearest = closestMatch(written, [...names.keys()], {maxDistance});
  return closestMatch(word, known, {maxDistance}) ?? names.get(nearest ?? '');
}
