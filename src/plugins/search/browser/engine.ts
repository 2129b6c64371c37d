import type MiniSearch from 'minisearch';
import type {Options, Query, SearchOptions, SearchResult} from 'minisearch';
import {stemmer} from 'stemmer';
import type {Section} from './Section';
import {synonymsOf} from './synonyms';

/** Words that every section has, so that they do not distinguish one from another. */
const SMALL_WORDS = new Set(
  (
    'a about all am an and any are as at be been but by can could did do does for from get gets had has have having how i if in into is it ' +
    'its just me much my need now of on or our please should so some still that the their then there these they this to up us use used ' +
    'using very vs want was we were what when where which while who why will with would you your'
  ).split(' '),
);

function stemOf(word: string): string {
  const lower = word.toLowerCase();
  return /^[a-z]{3,}$/u.test(lower) ? stemmer(lower) : lower;
}

/** Splits text into words. A word of code stays whole, and the names in it follow: `x-api-key`, `x`, `api`, `key`. */
function tokenize(text: string): string[] {
  return text.split(/[\s"'`“”‘’()<>[\],;!?|=·]+/u).flatMap((part) => {
    const word = part.replace(/^[.:/{]+|[.:}/]+$/gu, '');
    const names = word.split(/[-_./{}:]+|(?<=[a-z])(?=[A-Z])/u);
    return [...new Set([word, ...names])].filter((it) => it !== '');
  });
}

function processTerm(word: string): string | null {
  return SMALL_WORDS.has(word.toLowerCase()) ? null : stemOf(word);
}

/** The options with which the index is built and loaded. Both sides must use the same ones. */
export const INDEX_OPTIONS: Options<Section> = {
  fields: ['title', 'page', 'endpoint', 'text', 'code'],
  storeFields: ['page', 'title', 'endpoint', 'text'],
  tokenize,
  processTerm,
};

/** Weights of the places of a word. */
const OPTIONS = {
  boost: {title: 3, page: 0.8, endpoint: 3, code: 0.4},
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
} satisfies SearchOptions;

/** Matches a name in the form in which the API writes it. */
const CODE = /[_./{}]|[a-z][A-Z]|-\w+-|^[A-Z_]{2,}$/u;

/**
 * Weights a section by its kind: for plain words, guides before operation pages, and those before single fields.
 *
 * @param id the address of the section
 * @param isPlain whether the query has no word of code
 */
function weightOf(id: string, isPlain: boolean): number {
  if (id.includes('/category/') || /#(?:path\.|header\.|response-)/u.test(id)) return 0.5;
  if (id.includes('#response.')) return isPlain ? 0.5 : 0.75;
  if (id.includes('#body.')) return isPlain ? 0.6 : 1;
  const guide = isPlain && !/^\/api\/apis\//u.test(id) ? 1.5 : 1;
  return id.includes('#') ? guide : guide * 1.3;
}

/** What was found for a query. */
export type Findings = {
  readonly hits: readonly (Section & {readonly terms: readonly string[]})[];
};

function queryWord(word: string): Query {
  const term = stemOf(word);
  const synonyms = synonymsOf(term);
  return {combineWith: 'OR', queries: [term, {queries: synonyms, combineWith: 'OR', boostTerm: () => 0.6}]};
}

export function find(index: MiniSearch<Section>, query: string): readonly SearchResult[] {
  const words = tokenize(query).filter((it) => processTerm(it) !== null);
  const isPlain = !CODE.test(query.trim());
  return index.search(
    {combineWith: 'OR', queries: words.map((it) => queryWord(it))},
    {...OPTIONS, boostDocument: (id) => weightOf(String(id), isPlain)},
  );
}
