import MiniSearch, {type Query, type SearchOptions, type SearchResult} from 'minisearch';
import {INDEX_OPTIONS, type Section} from './indexFile';
import {isId, isValue, splitWords, stem, SYNONYM_WORDS, tokenize, toTerms} from './terms';
import {openVocabulary, TYPED_WORD, type FindNearest} from './vocabulary';

type WordTest = (word: string) => boolean;

/** A section that matches. */
export type Hit = Pick<Section, 'id' | 'page' | 'title' | 'endpoint'> & {
  /** The words around the first match. */
  readonly excerpt: readonly string[];
  /** Returns whether a word was typed, in any form. Others match as synonyms. */
  readonly isTyped: WordTest;
};

export type Findings = {
  /** The sections that match, the best first. */
  readonly hits: readonly Hit[];
  /** The words of the query that no section has. */
  readonly missing: readonly string[];
};

/** Finds the sections that match what a reader typed or pasted. */
export type Search = (query: string) => Findings;

const MAX_HITS = 20;

const EXCERPT_WORDS = 25;
const WORDS_BEFORE_MATCH = 16;

/** A longer query is cut. One with more words was pasted: its words are looked up only as they are written. */
const MAX_LETTERS = 4000;
const MAX_TYPED_WORDS = 32;

/** Missing words are reported if they are at least one in this many: a pasted text has some that no page has. */
const REPORTED_FROM = 5;

/** Matches everything before the last name of an error, such as `requests.exceptions.ReadTimeout`. */
const BEFORE_ERROR = /^.*\s(?=[\w.]+(?:Error|Exception|Timeout)\b)/su;

/** Leaves out what Python prints before the error that ends a program: paths, lines, and code. */
function withoutTraceback(text: string): string {
  const start = text.indexOf('Traceback (most recent call last)');
  if (start < 0) return text;
  return text.slice(0, start) + text.slice(start).replace(BEFORE_ERROR, '');
}

/** An address in a pasted text: no page can have it. */
const isAddress: WordTest = (word) => /\/\/|^[\d.:]+$/u.test(word);

const OPTIONS: SearchOptions = {
  boost: {heading: 2, code: 0.2},
  boostDocument: (_id, _term, stored) => Number(stored?.weight),
  tokenize: (word) => [word],
};

/** Returns whether a section is the introduction of its page, whose address it has. */
const isIntroduction = (id: unknown): boolean => !String(id).includes('#');

/** Returns the words around the first match, from the start of its sentence, with an ellipsis where one was cut off. */
function writeExcerpt(text: string, isMatch: WordTest): Hit['excerpt'] {
  const words = text.split(' ');
  const firstMatch = Math.max(0, words.findIndex(isMatch));
  const endsSentence: WordTest = (word) => ['.', '?', '!'].includes(word.slice(-1));
  const sentence = words.slice(0, firstMatch).map(endsSentence).lastIndexOf(true) + 1;
  const from = Math.max(sentence, firstMatch - WORDS_BEFORE_MATCH);
  const shown = words.slice(from, from + EXCERPT_WORDS);
  if (from > sentence) shown.unshift('…');
  if (from + EXCERPT_WORDS < words.length) shown.push(`${shown.pop()}\u{A0}…`); // no line break before it
  return shown;
}

/** Tests whether a word was typed, in any form. The last one may be incomplete. */
function matchTyped(words: readonly string[]): WordTest {
  const stems = new Set(words.map(stem));
  const last = words.slice(-1).map((word) => word.toLowerCase());
  const isPart: WordTest = (part) =>
    stems.has(stem(part)) || last.some((start) => part.toLowerCase().startsWith(start));
  return (word) => splitWords(word).some(isPart);
}

function toHit(result: SearchResult, isTyped: WordTest): Hit {
  const found = new Set(result.terms);
  const isMatch: WordTest = (word) =>
    tokenize(word).some((part) => toTerms(part)?.some((term) => found.has(term)));
  const text = String(result.text);
  const [description = ''] = text.split(/(?<=[.?!]) /u, 1); // the first sentence
  return {
    id: String(result.id),
    page: String(result.page),
    title: String(result.title),
    endpoint: result.endpoint as Section['endpoint'],
    excerpt: isIntroduction(result.id) ? description.split(' ') : writeExcerpt(text, isMatch),
    isTyped,
  };
}

/** Keeps the best results, and one of those that look the same, such as an error that operations share. */
function selectHits(results: readonly SearchResult[], isTyped: WordTest, most: number): Hit[] {
  const different = new Map<string, Hit>();
  for (const result of results) {
    const hit = toHit(result, isTyped);
    const looks = JSON.stringify([hit.title, hit.excerpt]);
    if (!different.has(looks)) different.set(looks, hit);
    if (different.size === most) break;
  }
  return [...different.values()];
}

/** Lists the words of all sections, and what readers type for them. */
function listWords(index: MiniSearch<Section>): readonly string[] {
  const words = new Set(SYNONYM_WORDS);
  for (const {title, text} of index.search(MiniSearch.wildcard)) {
    for (const word of tokenize(`${title} ${text}`)) words.add(word.toLowerCase());
  }
  return [...words].filter((word) => toTerms(word) !== null);
}

/** Finds the pages whose title begins with what was typed: "get an a" has no indexed word. An empty query finds all pages. */
function findPages(index: MiniSearch<Section>, typed: string): SearchResult[] {
  return index.search(MiniSearch.wildcard, {
    filter: ({id, title}) => isIntroduction(id) && String(title).toLowerCase().startsWith(typed),
  });
}

/** Yields the queries for a word that was typed, the strictest first. */
function* listQueries(word: string, findNearest: FindNearest): Generator<Query> {
  if (isValue(word)) yield {queries: [word], processTerm: (term) => term}; // `STOPPED`
  yield word;
  yield {
    queries: [word],
    prefix: TYPED_WORD.test(word),
    processTerm: (term) => term.toLowerCase(),
  };
  yield findNearest(word) ?? '';
  if (!isAddress(word)) yield {queries: word.split(/[-.:_]+/u)}; // names
}

/** Lists the missing words to report although others were found: none if they are few, or no page can have them. */
function listReported(missing: readonly string[], wordCount: number): readonly string[] {
  const reported = missing.filter((word) => !isAddress(word) && !isId(word));
  return reported.length * REPORTED_FROM < wordCount ? [] : reported;
}

/** Returns the words to look up, each once; stop words only if there are no others, since "we" may become "webhook". */
function readWords(text: string) {
  const written = [...new Set(splitWords(text.slice(0, MAX_LETTERS)))];
  const indexed = written.filter((word) => toTerms(word) !== null);
  const areIndexed = indexed.length > 0;
  const words = areIndexed ? indexed : written;
  return {words, areIndexed, isPasted: words.length > MAX_TYPED_WORDS};
}

/** Reads the index that the build has written, as JSON. */
export function openIndex(json: string): Search {
  const index = MiniSearch.loadJSON<Section>(json, INDEX_OPTIONS);
  let vocabulary: FindNearest | undefined; // made for the first word that needs it
  const findNearest: FindNearest = (word) => {
    vocabulary ??= openVocabulary(listWords(index));
    return vocabulary(word);
  };

  /** Returns the strictest query for a word that finds something. */
  const findQuery = (word: string, isPasted: boolean): Query | undefined => {
    for (const query of isPasted ? [word] : listQueries(word, findNearest)) {
      if (index.search(query, OPTIONS).length > 0) return query;
    }
    return undefined;
  };

  return (query) => {
    const text = withoutTraceback(query);
    const {words, areIndexed, isPasted} = readWords(text);
    const queries: Query[] = [];
    const missing: string[] = [];
    for (const word of words) {
      const found = findQuery(word, isPasted);
      if (found !== undefined) queries.push(found);
      else if (areIndexed) missing.push(word);
    }
    const start = text.trim().toLowerCase();
    const pages = findPages(index, start);
    const results = [...pages, ...index.search({queries}, OPTIONS)];
    if (results.length === 0) return {hits: [], missing};
    const most = start === '' ? Infinity : MAX_HITS;
    const reportsMissing = !isPasted && pages.length === 0;
    return {
      hits: selectHits(results, matchTyped(words), most),
      missing: reportsMissing ? listReported(missing, words.length) : [],
    };
  };
}
