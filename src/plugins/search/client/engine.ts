import MiniSearch, {type Query, type SearchOptions, type SearchResult} from 'minisearch';
import {LANGUAGE_IDS, type Language} from '../../../contract/requests/languages';
import {INDEX_OPTIONS, type IndexFile, type Kind, type Section} from './indexFile';
import {findBeginning, listQueries, MIN_BEGINNING} from './queries';
import {splitWords, tokenize, toTerms} from './terms';

/** A word of an excerpt, and whether it matches the query. */
export type ExcerptWord = {readonly text: string; readonly isMatch: boolean};

/** A section that matches. */
export type Hit = Pick<Section, 'id' | 'page' | 'title'> & {
  readonly excerpt: readonly ExcerptWord[];
  /** The languages of code of which one has to be shown, because a word is only in their code; usually none. */
  readonly languages: readonly Language[];
};

/** What a query finds: the sections, the best first, and the words of the query that no section has. */
export type Findings = {readonly hits: readonly Hit[]; readonly missing: readonly string[]};

/** Finds the sections that match what a reader typed. */
export type Search = (query: string) => Findings;

const MAX_HITS = 20;
const MAX_HITS_PER_PAGE = 3;

const EXCERPT_WORDS = 25;
const WORDS_BEFORE_MATCH = 6;

/** Words of almost every page, and their weight. */
const EVERYDAY = new Set(['all', 'api', 'app', 'id', 'job']);
const EVERYDAY_WEIGHT = 0.3;

/** Weights of a section for a query of plain words, and for one with a name of the API: guides answer the first. */
const KIND_WEIGHTS: Readonly<Record<Kind, readonly [words: number, names: number]>> = {
  page: [1.95, 1.3],
  section: [1.5, 1],
  operation: [1.3, 1.3],
  'operation-section': [1, 1],
  'request-field': [0.6, 1],
  'answer-field': [0.5, 0.75],
  detail: [0.5, 0.5],
  category: [0.5, 0.5],
};
const WEIGHTS: ReadonlyMap<unknown, readonly number[]> = new Map(Object.entries(KIND_WEIGHTS));

/** Matches a name as the API writes it: `gpu_tier`, `modelUrl`, `x-team-id`, `STOPPED`, a path. */
const API_NAME = /[_./{}]|[a-z][A-Z]|-\w+-|^[A-Z_]{2,}$/u;

/** Returns the words around the first match, with an ellipsis where the text was cut off. */
function writeExcerpt(
  text: string,
  isMatch: (word: string) => boolean,
  isFromStart: boolean,
): ExcerptWord[] {
  const words = text.split(' ');
  const firstMatch = isFromStart ? 0 : words.findIndex(isMatch);
  const from = Math.max(0, firstMatch - WORDS_BEFORE_MATCH);
  const shown = words.slice(from, from + EXCERPT_WORDS);
  if (from > 0) shown.unshift('…');
  if (from + EXCERPT_WORDS < words.length) shown.push('…');
  return shown.map((word) => ({text: word, isMatch: isMatch(word)}));
}

/**
 * Returns the languages whose code alone has a word of the query. Words that are only similar count together: "timeout"
 * in the text is enough where a program has "timeoutSeconds".
 */
function findLanguages({match}: SearchResult, typed: ReadonlySet<string>): readonly Language[] {
  const places: string[][] = [];
  for (const [term, fields] of Object.entries(match)) if (typed.has(term)) places.push(fields);
  if (places.length === 0) places.push(Object.values(match).flat());
  for (const fields of places) {
    const languages = LANGUAGE_IDS.filter((id) => fields.includes(id));
    if (fields.every((field) => LANGUAGE_IDS.some((id) => id === field))) return languages;
  }
  return [];
}

/** Makes what is shown of a result of a query, whose terms are given. */
function toHit(result: SearchResult, typed: ReadonlySet<string>): Hit {
  const id = String(result.id);
  const found = new Set(result.terms);
  const isMatch = (word: string): boolean =>
    tokenize(word).some((part) => toTerms(part)?.some((term) => found.has(term)));
  return {
    id,
    page: String(result.page),
    title: String(result.title),
    excerpt: writeExcerpt(String(result.text), isMatch, !id.includes('#')),
    languages: findLanguages(result, typed),
  };
}

/** Keeps the best results: a few of each page, and one of those that are the same on several pages. */
function selectResults(results: readonly SearchResult[]): readonly SearchResult[] {
  const selected: SearchResult[] = [];
  const countByPage = new Map<string, number>();
  const contents = new Set<string>();
  for (const result of results) {
    const [page = ''] = String(result.id).split('#');
    const count = countByPage.get(page) ?? 0;
    const content = `${String(result.title)}\n${String(result.text)}`; // operations share fields and errors
    if (count === MAX_HITS_PER_PAGE || contents.has(content)) continue;
    countByPage.set(page, count + 1);
    contents.add(content);
    selected.push(result);
    if (selected.length === MAX_HITS) break;
  }
  return selected;
}

/** Weights sections by their kind, and makes words of almost every page count for less. */
function chooseOptions(query: string): SearchOptions {
  const column = API_NAME.test(query.trim()) ? 1 : 0;
  return {
    boost: {title: 3, code: 0.4, curl: 0.05, python: 0.05, javascript: 0.05},
    boostDocument: (_id, _term, stored) => WEIGHTS.get(stored?.kind)?.[column] ?? 1,
    boostTerm: (term) => (EVERYDAY.has(term) ? EVERYDAY_WEIGHT : 1),
    tokenize: (word) => [word],
  };
}

/**
 * Reads an index.
 *
 * @param json the file that the build has written
 * @throws when it is not an index
 */
export function openIndex(json: string): Search {
  const file = JSON.parse(json) as IndexFile;
  const index = MiniSearch.loadJS<Section>(file, INDEX_OPTIONS);
  const inflected = file.words.split(' ');
  return (query) => {
    const options = chooseOptions(query);
    const typed = splitWords(query);
    const words = typed.filter((word) => toTerms(word) !== null);
    const queries: Query[] = [];
    const missing: string[] = [];
    for (const word of words) {
      const candidates = listQueries(word, inflected);
      const chosen = candidates.find((candidate) => index.search(candidate, options).length > 0);
      if (chosen === undefined) missing.push(word);
      else queries.push(chosen);
    }
    const [only = ''] = typed;
    if (words.length === 0 && typed.length === 1 && only.length >= MIN_BEGINNING) {
      queries.push(findBeginning(only, inflected)); // "can" may become "cancel"
    }
    const terms = new Set(words.flatMap((word) => toTerms(word) ?? []));
    const results = selectResults(index.search({queries}, options));
    const hits = results.map((result) => toHit(result, terms));
    return {hits, missing};
  };
}
