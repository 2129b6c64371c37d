import {closestMatch} from 'leven';

const MAX_CHOICES = 20;

/** @returns a fix that lists the valid words, for example `use one of stop, start` */
export function listChoices(known: readonly string[]): string {
  const end = known.length > MAX_CHOICES ? ' …' : '';
  return `use one of ${known.slice(0, MAX_CHOICES).join(', ')}${end}`;
}

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
  const longer = known.find((name) => name.toLowerCase().startsWith(written));
  if (written.length > 2 && longer !== undefined) return longer;
  const names = new Map(known.map((name) => [name.toLowerCase(), name]));
  const nearest = closestMatch(written, [...names.keys()], {maxDistance});
  return closestMatch(word, known, {maxDistance}) ?? names.get(nearest ?? '');
}

/**
 * Says what to write in place of a word that does not exist. All fixes with a nearest word are worded here.
 *
 * @param otherwise what to do if the nearest word is not the one that was meant, or no word is near
 * @example
 * suggest('stpo', ['stop', 'start']) // 'write "stop", or use one of stop, start'
 * suggest('recipe', ['stop'], 'remove it') // 'remove it'
 */
export function suggest(
  word: string,
  known: readonly string[],
  otherwise = listChoices(known),
): string {
  const nearest = findNearest(word, known);
  if (nearest === undefined) return otherwise;
  return `write "${nearest}", or ${otherwise}`;
}
