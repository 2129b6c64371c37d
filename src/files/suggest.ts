import {findNearest} from './findNearest';

const MAX_CHOICES = 20;

/** @returns a fix that lists the valid words, for example `use one of stop, start` */
export function listChoices(known: readonly string[]): string {
  const end = known.length > MAX_CHOICES ? ' …' : '';
  return `use one of ${known.slice(0, MAX_CHOICES).join(', ')}${end}`;
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
  return nearest === undefined ? otherwise : `write "${nearest}", or ${otherwise}`;
}
