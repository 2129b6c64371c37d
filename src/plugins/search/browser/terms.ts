import {stemmer} from 'stemmer';

/** Stop words: they occur in every section, so they do not distinguish one from another. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'a about all am an and are as at be been between but by can could did difference do does for from get gets had has have having how i if in into ' +
    'is it its just many me much my need now of on or our please should so some still that the their then ' +
    'there these they this to up us use used using very vs want was we were what when where which while ' +
    'why will with would you your'
  ).split(' '),
);

/**
 * Splits text into words, and keeps words of code whole.
 *
 * @param text prose or code
 */
export function splitWords(text: string): readonly string[] {
  return text
    .split(/[\s"'`“”‘’()<>[\],;!?|=·]+/u)
    .map((word) => word.replace(/^[.:/{]+|[.:}]+$/gu, ''))
    .filter((word) => word !== '');
}

/** Returns the names in a word of code: of `x-api-key`, each part; of a field path, the last two joined, and each. */
function splitCode(word: string): readonly string[] {
  const names = word.split(/[./{}:]+/u);
  const parts = names.flatMap((name) => [name, ...name.split(/[-_]+|(?<=[a-z])(?=[A-Z])/u)]);
  const [, lastTwo = ''] = /[^.]\.([\w-]+\.[\w-]+)$/u.exec(word) ?? [];
  return [...new Set([lastTwo, ...parts])].filter((part) => part !== '' && part !== word);
}

/**
 * Splits text into index terms: its words, and after each word of code the names in it.
 *
 * @param text prose or code
 * @returns the terms, not yet normalized by `processTerm`
 */
export function tokenize(text: string): string[] {
  return splitWords(text).flatMap((word) => [word, ...splitCode(word)]);
}

/** Stems a word, so that `deleted` and `deleting` become one term. Words of code are lowercased but not stemmed. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase();
  return /^[a-z]{3,}$/u.test(lower) ? stemmer(lower) : lower;
}

/**
 * Normalizes a term to the forms that the index contains: lowercase, stemmed, and in capitals if it is a value, so
 * that `STOPPED` is distinguished from a word of the text.
 *
 * @returns the forms, or null for a stop word
 */
export function processTerm(term: string): string[] | null {
  const lower = term.toLowerCase();
  const capitals = /^[A-Z][A-Z_]+$/u.test(term) ? [term] : [];
  return SMALL_WORDS.has(lower) ? null : [...new Set([...capitals, lower, stemOf(lower)])];
}
