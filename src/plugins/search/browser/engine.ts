import MiniSearch from 'minisearch';
import type {Options, Query, QueryCombination, SearchOptions, SearchResult} from 'minisearch';
import {excerpt} from './excerpt';
import type {Findings, Hit, Search} from './Findings';
import type {Section} from './Section';
import {synonymsOf} from './synonyms';
import {splitWords, stemOf, toTerms, tokenize} from './terms';

/** The options with which the index is built and loaded. Both sides must use the same ones. */
export const INDEX_OPTIONS: Options<Section> = {
  fields: ['title', 'page', 'endpoint', 'text', 'code'],
  storeFields: ['page', 'title', 'endpoint', 'text'],
  tokenize,
  processTerm: toTerms,
};

const MAX_HITS = 20;
const MAX_HITS_PER_PAGE = 3;

/** The weights of what is not exactly the word that was typed. */
const WEIGHTS = {synonym: 0.6, parts: 0.25, everyday: 0.3} as const;

/** Words of almost every page. */
const EVERYDAY = new Set(['api', 'app', 'id', 'job']);

/** Matches a name in the form in which the API writes it. */
const CODE = /[_./{}]|[a-z][A-Z]|-\w+-|^[A-Z_]{2,}$/u;

/**
 * Weights a section by its kind: for plain words, guides before pages of operations, and those before single fields.
 *
 * @param id the address of the section
 * @param isPlain whether the query has no word of code
 */
function weightOf(id: string, isPlain: boolean): number {
  if (id.includes('/category/') || /#(?:path\.|header\.|response-)/u.test(id)) return 0.5;
  if (id.includes('#response.')) return isPlain ? 0.5 : 0.75;
  if (id.includes('#body.')) return isPlain ? 0.6 : 1;
  const guide = isPlain && !id.startsWith('/api/apis/') ? 1.5 : 1;
  return id.includes('#') ? guide : guide * 1.3;
}

function combine(
  queries: readonly Query[],
  combineWith: 'AND' | 'OR',
  weight: number,
): QueryCombination {
  return {queries: [...queries], combineWith, boostTerm: () => weight};
}

/** Returns the queries for a word, of which the first with results counts: its forms, its beginning, its typos. */
function queriesOf(word: string): readonly Query[] {
  const term = stemOf(word);
  const parts = tokenize(word).slice(1).map(stemOf);
  const weight = EVERYDAY.has(term) ? WEIGHTS.everyday : 1;
  const forms = [
    ...(toTerms(word) ?? []),
    combine(synonymsOf(term), 'OR', WEIGHTS.synonym * weight),
    ...(parts.length > 1 ? [combine(parts, 'AND', WEIGHTS.parts)] : []),
  ];
  const isTypo = /^[a-z_-]{4,}$/iu.test(word);
  return [
    combine(forms, 'OR', weight),
    {queries: [word.toLowerCase()], prefix: true},
    ...(isTypo ? [{queries: [term], fuzzy: term.length > 7 ? 2 : 1}] : []),
  ];
}

type Found = {readonly result: SearchResult; score: number; words: number; terms: string[]};

/** Keeps the best sections: a few of each page, and one of those that several operations share. */
function choose(found: readonly Found[]): readonly Hit[] {
  const pages = new Map<string, number>();
  const texts = new Set<string>();
  const kept = found.filter(({result: {id, title, text}}) => {
    const page = String(id).replace(/#.*/u, '');
    const count = (pages.get(page) ?? 0) + 1;
    const content = `${title}\n${text}`;
    if (count > MAX_HITS_PER_PAGE || texts.has(content)) return false;
    pages.set(page, count);
    texts.add(content);
    return true;
  });
  return kept.slice(0, MAX_HITS).map(({result, terms}) => ({
    id: String(result.id),
    page: String(result.page),
    title: String(result.title),
    endpoint: String(result.endpoint),
    excerpt: excerpt(String(result.text), new Set(terms), !String(result.id).includes('#')),
  }));
}

/**
 * Reads an index. A search looks for each word on its own, so that a section with more of the words ranks above one
 * with many forms of one word.
 *
 * @param json the index, as the build has written it
 * @throws when it is not an index
 */
export function openIndex(json: string): Search {
  const index = MiniSearch.loadJSON<Section>(json, INDEX_OPTIONS);
  return (query) => search(index, query);
}

function search(index: MiniSearch<Section>, query: string): Findings {
  const isPlain = !CODE.test(query.trim());
  const options: SearchOptions = {
    boost: {title: 3, page: 0.8, endpoint: 3, code: 0.4},
    boostDocument: (id) => weightOf(String(id), isPlain),
    tokenize: (term) => [term],
    processTerm: (term) => term,
  };
  const found = new Map<unknown, Found>();
  const missing: string[] = [];
  for (const word of splitWords(query).filter((it) => toTerms(it) !== null)) {
    const results = queriesOf(word).reduce<readonly SearchResult[]>(
      (known, it) => (known.length > 0 ? known : index.search(it, options)),
      [],
    );
    if (results.length === 0) missing.push(word);
    for (const result of results) {
      const known = found.get(result.id) ?? {result, score: 0, words: 0, terms: []};
      known.score += result.score / result.queryTerms.length; // MiniSearch multiplies by it
      known.words += 1;
      known.terms.push(...result.terms);
      found.set(result.id, known);
    }
  }
  const ranked = [...found.values()].sort((a, b) => b.score * b.words - a.score * a.words);
  return {hits: choose(ranked), missing};
}
