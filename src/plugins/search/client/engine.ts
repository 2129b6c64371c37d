import MiniSearch, {type Query, type SearchOptions, type SearchResult} from 'minisearch';
import {firstSentence, writeExcerpt} from './excerpt';
import {INDEX_OPTIONS, type Section} from './indexFile';
import {listQueries, listReported, readQuery} from './query';
import {splitWords, stem, SYNONYM_WORDS, tokenize, toTerms} from './terms';
import {openVocabulary, type FindNearest} from './vocabulary';

type WordTest = (word: string) => boolean;

/** A section that matches. */
export type Hit = Pick<Section, 'id' | 'page' | 'title' | 'endpoint'> & {
  /** The words around the first match; of a page, its first sentence. */
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

const OPTIONS: SearchOptions = {
  boost: {heading: 2, code: 0.2},
  boostDocument: (_id, _term, stored) => Number(stored?.weight),
  tokenize: (word) => [word],
};

/** Returns whether a section is the introduction of its page, whose address it has. */
const isIntroduction = (id: unknown): boolean => !String(id).includes('#');

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
  const isPage = isIntroduction(result.id); // its first sentence describes it
  return {
    id: String(result.id),
    page: String(result.page),
    title: String(result.title),
    endpoint: result.endpoint as Section['endpoint'],
    excerpt: isPage ? firstSentence(text) : writeExcerpt(text, isMatch),
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
  const isPage = ({id}: SearchResult): boolean => isIntroduction(id);
  const pages = index.search(MiniSearch.wildcard, {filter: isPage});
  return pages.filter(({title}) => String(title).toLowerCase().startsWith(typed));
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
  return (typed) => {
    const query = readQuery(typed);
    const queries: Query[] = [];
    const missing: string[] = [];
    for (const word of query.words) {
      const found = findQuery(word, query.isPasted);
      if (found !== undefined) queries.push(found);
      else if (!query.areStopWords) missing.push(word);
    }
    const pages = findPages(index, query.start);
    const results = [...pages, ...index.search({queries}, OPTIONS)];
    if (results.length === 0) return {hits: [], missing};
    const most = query.start === '' ? Infinity : MAX_HITS;
    const hits = selectHits(results, matchTyped(query.words), most);
    if (pages.length > 0) return {hits, missing: []}; // a title, whatever its words are
    return {hits, missing: listReported(missing, query)};
  };
}
