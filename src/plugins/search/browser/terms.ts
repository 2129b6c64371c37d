import {stemmer} from 'stemmer';

/** Words that almost every section has, so that they do not tell one from another. */
const SMALL_WORDS = new Set(
  (
    'a about all am an and any are as at be been but by can could did do does for from get gets had has have having ' +
    'how i if in into is it its just me much my need now of on or our please should so some still that the their then ' +
    'there these they this to up us use used using very vs want was we were what when where which while who why will ' +
    'with would you your'
  ).split(' '),
);

/**
 * Splits text into words. A word of code stays whole.
 *
 * @param text prose or code
 */
export function splitWords(text: string): string[] {
  return text
    .split(/[\s"'`“”‘’()<>[\],;!?|=·]+/u)
    .map((word) => word.replace(/^[.:/{]+|[.:}/]+$/gu, ''))
    .filter((word) => word !== '');
}

/**
 * Splits text into words, and each word of code also into the names in it: `x-api-key`, `x`, `api`, `key`.
 *
 * @param text prose or code
 */
export function tokenize(text: string): string[] {
  return splitWords(text).flatMap((word) => {
    const names = word.split(/[./{}:]+/u);
    const parts = names.flatMap((name) => name.split(/[-_]+|(?<=[a-z])(?=[A-Z])/u));
    return [...new Set([word, ...names, ...parts])].filter((it) => it !== '');
  });
}

/** Stems a word, so that `deleted` and `deleting` become one term. Words of code are only lowercased. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase();
  return /^[a-z]{3,}$/u.test(lower) ? stemmer(lower) : lower;
}

/**
 * Returns the index terms of a word, or null for a word that is not indexed. A value such as `STOPPED` is a term of its
 * own beside the word.
 */
export function toTerms(word: string): string[] | null {
  if (SMALL_WORDS.has(word.toLowerCase())) return null;
  return /^[A-Z][A-Z_]+$/u.test(word) ? [word, stemOf(word)] : [stemOf(word)];
}
