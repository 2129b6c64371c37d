import {stemmer} from 'stemmer';
import stopWords from './stopWords.json';
import groups from './synonyms.json';

/** Words that are in no index, and what is left of `team's` and `don't`. */
const STOP_WORDS = new Set(stopWords.join(' ').split(' '));

/**
 * Groups of words that readers use for the same thing, and of forms of one word that have no common stem. The first of each
 * group stands for all, so it is in no other group.
 */
const GROUPS = groups.map((group) => group.split(' '));

/** Every word that has a synonym, as readers type it. */
export const SYNONYM_WORDS: readonly string[] = GROUPS.flat();

/** Words that would have the stem of another one: "terminal" that of "terminate", and "internal" that of "intern". */
const WITHOUT_STEM: ReadonlySet<string> = new Set(['terminal', 'internal', 'compute', 'authority']);

/** Returns the stem of a word. A short word, one of code, or one with another word's stem has none. */
export function stem(word: string): string {
  const lower = word.toLowerCase();
  const hasStem = /^[a-z]{3,}$/u.test(lower) && !WITHOUT_STEM.has(lower);
  return hasStem ? stemmer(lower) : lower;
}

/** The first words of the groups that a word belongs to, all as stems. */
const SYNONYMS_OF = new Map<string, string[]>();
for (const [first = '', ...others] of GROUPS.map((group) => group.map(stem))) {
  for (const word of others) {
    const known = SYNONYMS_OF.get(word) ?? [];
    SYNONYMS_OF.set(word, [...known, first]);
  }
}

/** Matches the verbs of two words, which are as often written as one. */
const SIGN_UP = /\b(log|sign|hand) (in|up|over)\b/giu;

/** Splits prose or code into words. A word of code stays whole, and "sign up" is one word. */
export function splitWords(text: string): string[] {
  return text
    .replace(SIGN_UP, '$1$2')
    .split(/[$\\+*^%&~\s"'`“”‘’()<>[\],;!?|=·›]+/u)
    .map((word) => word.replace(/^[.:/{]+|[.:}/]+$/gu, ''))
    .filter((word) => word !== '');
}

/** Whether a word is an ID, which every reader has others of. */
export const isId = (word: string): boolean => /^[\da-f]{8}-[\da-f-]+$/iu.test(word);

/**
 * Splits prose or code into words, and each word of code also into the names in it: `x-api-key`, `x`, `api`, `key`. IDs
 * are left out. "JavaScript" is one word, because it is not Java.
 */
export function tokenize(text: string): string[] {
  const words = splitWords(text).filter((word) => !isId(word));
  return words.flatMap(splitNames);
}

/** Lists a word of code, the names in it, and the words of these, each once. */
function splitNames(word: string): string[] {
  const found = new Set([word]);
  const names = word.split(/[./{}:]+/u);
  for (const name of names) found.add(name);
  for (const name of names) {
    for (const part of name.split(/[-_]+|(?<=[a-z])(?=[A-Z])(?!Script)/u)) found.add(part);
  }
  return [...found].filter((part) => part !== '');
}

/** Whether a word is a value or a method of the API: `STOPPED`, `GET`. */
export const isValue = (word: string): boolean => /^[A-Z][A-Z_]+$/u.test(word);

/**
 * Returns the index terms of a word: its stem, then the first word of each group of synonyms that it belongs to. A value
 * is also a separate term.
 *
 * @returns null for a word that is not indexed
 * @example
 * toTerms('canceled'); // ['cancel']
 * toTerms('pictures'); // ['pictur', 'imag']
 * toTerms('STOPPED'); // ['STOPPED', 'stop']
 * toTerms('the'); // null
 */
export function toTerms(word: string): string[] | null {
  const terms: string[] = [];
  if (isValue(word)) terms.push(word);
  const own = stem(word);
  if (!STOP_WORDS.has(word.toLowerCase())) terms.push(...(SYNONYMS_OF.get(own) ?? [own]));
  return terms.length > 0 ? terms : null;
}
