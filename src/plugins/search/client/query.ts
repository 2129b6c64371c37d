// What a reader typed or pasted, as words to look up.
import type {Query} from 'minisearch';
import {isId, isValue, splitWords, toTerms} from './terms';
import {type FindNearest, TYPED_WORD} from './vocabulary';

export type TypedQuery = {
  /** Its text in lower case, which the title of a page may begin with. */
  readonly start: string;
  /** The words to look up, each once. */
  readonly words: readonly string[];
  /** Whether all of them are stop words. */
  readonly areStopWords: boolean;
  /** Whether it has more words than a reader types. */
  readonly isPasted: boolean;
};

/** A longer query is cut. */
const MAX_LETTERS = 4000;
const MAX_TYPED_WORDS = 32;

/** Missing words are reported if they are at least one in this many: a pasted text has some that no page has. */
const REPORTED_FROM = 5;

/** Reads the words of a query. Stop words are left out if there are others: otherwise "we" may become "webhook". */
export function readQuery(query: string): TypedQuery {
  const text = withoutTraceback(query);
  const written = [...new Set(splitWords(text.slice(0, MAX_LETTERS)))];
  const indexed = written.filter((word) => toTerms(word) !== null);
  const areStopWords = indexed.length === 0;
  const words = areStopWords ? written : indexed;
  const isPasted = words.length > MAX_TYPED_WORDS;
  return {start: text.trim().toLowerCase(), words, areStopWords, isPasted};
}

/** Matches everything before the last name of an error, such as `requests.exceptions.ReadTimeout`. */
const BEFORE_ERROR = /^.*\s(?=[\w.]+(?:Error|Exception|Timeout)\b)/su;

/** Leaves out what Python prints before the error that ends a program: paths, lines, and code. */
function withoutTraceback(text: string): string {
  const start = text.indexOf('Traceback (most recent call last)');
  if (start < 0) return text;
  return text.slice(0, start) + text.slice(start).replace(BEFORE_ERROR, '');
}

/** Yields the queries for a word, the strictest first: as it is, in other forms, incomplete, misspelled, its names. */
export function* listQueries(word: string, findNearest: FindNearest): Generator<Query> {
  if (isValue(word)) yield {queries: [word], processTerm: (term) => term}; // `STOPPED`
  yield word;
  const prefix = TYPED_WORD.test(word);
  yield {queries: [word], prefix, processTerm: (term) => term.toLowerCase()};
  if (/^\d+x\d+$/u.test(word)) yield 'resolution'; // whatever its numbers are
  yield findNearest(word) ?? '';
  if (!isAddress(word)) yield {queries: word.split(/[-.:_]+/u)};
}

/** An address in a pasted text: no page can have it. */
const isAddress = (word: string): boolean => /\/\/|^[\d.:]+$/u.test(word);

/** Lists the missing words to report although others were found: none if they are few, or no page can have them. */
export function listReported(missing: readonly string[], query: TypedQuery): string[] {
  if (query.isPasted) return [];
  const reported = missing.filter((word) => !isAddress(word) && !isId(word));
  if (reported.length * REPORTED_FROM < query.words.length) return [];
  return reported;
}
