import {stemmer} from 'stemmer';

/** Words that stand in every section and tell none apart. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'a about all am an and are as at be been between but by can could did difference do does for from get gets had has have having how i if in into ' +
    'is it its just many me much my need now of on or our please should so some still that the their then ' +
    'there these they this to up us use used using very vs want was we were what when where which while ' +
    'why will with would you your'
  ).split(' '),
);

/**
 * Splits text into words, and keeps code whole.
 *
 * @param text prose or code
 */
export function splitWords(text: string): readonly string[] {
  return text
    .split(/[\s"'`“”‘’()<>[\],;!?|=·]+/u)
    .map((word) => word.replace(/^[.:/{]+|[.:}]+$/gu, ''))
    .filter((word) => word !== '');
}

/** The names in a word of code: of `x-api-key` `x`, `api` and `key`; of a path of fields its last two and each. */
function splitCode(word: string): readonly string[] {
  const names = word.split(/[./{}:]+/u);
  const parts = names.flatMap((name) => [name, ...name.split(/[-_]+|(?<=[a-z])(?=[A-Z])/u)]);
  const [, lastTwo = ''] = /[^.]\.([\w-]+\.[\w-]+)$/u.exec(word) ?? [];
  return [...new Set([lastTwo, ...parts])].filter((part) => part !== '' && part !== word);
}

/**
 * Splits text into the terms of the index: words, and below each word of code the names in it.
 *
 * @param text prose or code
 * @returns the terms, not yet folded
 */
export function tokenize(text: string): string[] {
  return splitWords(text).flatMap((word) => [word, ...splitCode(word)]);
}

/** A word without its ending: `deleted` and `deleting` meet at one term. Words of code stay as they are. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase();
  return /^[a-z]{3,}$/u.test(lower) ? stemmer(lower) : lower;
}

/**
 * Brings a term to the forms that the index holds: as written, without its ending, and in capitals where it is a
 * value, so that `STOPPED` is told from a word of the text.
 *
 * @returns null for a word that carries no meaning
 */
export function processTerm(term: string): string[] | null {
  const lower = term.toLowerCase();
  const capitals = /^[A-Z][A-Z_]+$/u.test(term) ? [term] : [];
  return SMALL_WORDS.has(lower) ? null : [...new Set([...capitals, lower, stemOf(lower)])];
}
