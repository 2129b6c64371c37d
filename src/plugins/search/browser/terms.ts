import {stemWord} from './stemWord';

/** Words that stand in every section and tell none apart. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'a about am an and are as at be been between but by can cannot could did do does for from had has have how i if in into ' +
    'is it its just many me much my need now of on or our please should so some still that the their then ' +
    'there these they this to up us use used using very want was we were what when where which while who ' +
    'why will with would you your'
  ).split(' '),
);

/** The last two names of a path of fields, as readers write it: `result.images`. */
function lastOfPath(word: string): readonly string[] {
  const names = /[^.]\.([\w-]+\.[\w-]+)$/.exec(word);
  return names?.[1] === undefined ? [] : [names[1]];
}

/**
 * Splits text into terms and keeps code whole: `x-api-key` gives itself, `x`, `api` and `key`; a path of
 * fields gives its last two names and each name.
 *
 * @param text prose or code
 * @returns the terms, not yet folded
 */
export function tokenize(text: string): string[] {
  const terms: string[] = [];
  for (const raw of text.split(/[\s"'`“”‘’()<>[\],;!?|=]+/u)) {
    const word = raw.replace(/^[.:/{]+|[.:}]+$/gu, '');
    if (word === '') {
      continue;
    }
    const names = word.split(/[./{}:]+/u);
    const parts = names.flatMap((name) => {
      const words = name.split(/[-_]+|(?<=[a-z])(?=[A-Z])/u);
      return words.length > 1 ? [name, ...words] : [name];
    });
    const host = /^https?:\/\/([^/]+)\//u.exec(word)?.[1] ?? '';
    terms.push(
      ...new Set([word, host, ...lastOfPath(word), ...parts].filter((term) => term !== '')),
    );
  }
  return terms;
}

/** A value of an enum or a method, which readers type as it is written: `FAILED`, `GET`. */
function isCapitals(term: string): boolean {
  return /^[A-Z][A-Z_]+$/.test(term);
}

/**
 * Brings a term to the forms the index holds: as written, without its ending, and in capitals where it is
 * a value, so that `STOPPED` is told from a word of the text.
 *
 * @returns the forms, the nearest to what was written first; null for a word that carries no meaning
 */
export function processTerm(term: string): string[] | null {
  const lower = term.toLowerCase();
  if (SMALL_WORDS.has(lower)) {
    return null;
  }
  return [...new Set([...(isCapitals(term) ? [term] : []), lower, stemWord(lower)])];
}
