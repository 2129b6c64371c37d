import MiniSearch from 'minisearch';

/**
 * Finds the word that a writer most likely meant.
 *
 * @param word the word they wrote
 * @param known the valid words
 * @param slip how many letters they may have wrong
 * @returns the nearest valid word; undefined when none is near enough for `word` to be a typing mistake
 */
export function findNearest(
  word: string,
  known: readonly string[],
  slip = Math.max(2, Math.floor(word.length / 3)),
): string | undefined {
  const index = new MiniSearch({fields: ['id'], tokenize: (text) => [text]});
  index.addAll([...new Set(known)].map((id) => ({id})));
  const found = index.search(word, {
    fuzzy: slip,
    prefix: word.length > 2,
    weights: {fuzzy: 1, prefix: 0.8},
  });
  return found[0] && String(found[0].id);
}

/**
 * Finds the name that somebody may have meant.
 *
 * @param word the word they wrote
 * @param names the valid names
 * @returns the valid name with the fewest letters to change; undefined when `names` is empty
 */
export const nearestName = (word: string, names: readonly string[]): string | undefined =>
  findNearest(word, names, 99);
