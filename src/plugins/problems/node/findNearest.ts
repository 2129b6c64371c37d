import MiniSearch from 'minisearch';
import {ContentError} from './ContentError';

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

/** As a `slip`: any valid word is near enough. */
export const ANY_SLIP = 99;

/**
 * Finds what an attribute of a tag names.
 *
 * @param known all that it may name
 * @param attribute what it is called
 * @param name what the writer wrote
 * @param place of the tag
 * @param source what is said to have the names
 * @throws ContentError for another name, with the nearest one and all others
 */
export function choose<Value>(
  known: ReadonlyMap<string, Value>,
  attribute: string,
  name = '',
  place = '',
  source = 'the contract',
): Value {
  const found = known.get(name);
  if (found !== undefined) return found;
  const names = [...known.keys()];
  const nearest = findNearest(name, names, ANY_SLIP);
  const problem = `has ${attribute}="${name}", which ${source} does not have`;
  const fix = `${nearest === undefined ? '' : `did you mean "${nearest}"? `}Write one of ${names.join(', ')}`;
  throw new ContentError([{place, problem, fix}]);
}
