import type MiniSearch from 'minisearch';
import type {Options, Query, QueryCombination, SearchResult} from 'minisearch';
import type {Scope, SearchHit, SearchSection} from './SearchSection';
import {replacePhrases, synonymsOf} from './synonyms';
import {processTerm, splitWords, stemOf, tokenize} from './terms';
import {rankKind} from './rankKind';

/** Returns an index field. The introduction of a page has no heading: it uses the page title, and the endpoint. */
function readField(section: SearchSection, field: string): string {
  const isOpening = section.heading === '';
  const title = isOpening ? section.pageTitle : section.heading;
  const fields: Readonly<Record<string, string>> = {
    ...section,
    heading: title,
    page: isOpening ? '' : section.pageTitle,
    name: `${title}\n${isOpening ? section.endpoint : ''}`,
  };
  return fields[field] ?? '';
}

/** The options with which the index is built and loaded. Both sides must use the same ones. */
export const SEARCH_OPTIONS: Options<SearchSection> = {
  fields: ['name', 'heading', 'page', 'text', 'code'],
  storeFields: ['scope', 'pageTitle', 'heading', 'breadcrumb', 'endpoint', 'text'],
  extractField: readField,
  tokenize: (text, field) => (field === 'name' ? text.split('\n').filter(Boolean) : tokenize(text)),
  processTerm: (term, field) => (field === 'name' ? nameOf(term) : processTerm(term)),
};

/** Returns a title or an endpoint as one term, so that a query that is a prefix of it matches. */
function nameOf(text: string): string {
  return ` ${text.toLowerCase().replace(/^\d+\. /u, '')}`;
}

/** The weights of the other forms of a word, relative to the exact word. */
const WEIGHTS = {stem: 0.9, parts: 0.25, synonym: 0.6, slip: 0.5} as const;

function weighted(
  queries: readonly string[],
  weight: number,
  combineWith: 'AND' | 'OR' = 'OR',
): QueryCombination {
  return {combineWith, queries: [...queries], boostTerm: () => weight};
}

/** Returns the queries for a word: its forms, its synonyms, and the parts of a word of code. */
function queryWord(word: string): readonly Query[] {
  const [first = '', ...forms] = processTerm(word) ?? [];
  const parts = tokenize(word.toLowerCase()).slice(1);
  return [
    first,
    weighted(forms, WEIGHTS.stem),
    weighted(synonymsOf(word), WEIGHTS.synonym),
    ...(parts.length > 1 ? [weighted(parts, WEIGHTS.parts, 'AND')] : []),
  ];
}

/** Returns the queries for typos: one wrong letter, two adjacent letters swapped, in long words two wrong letters. */
function queryTypos(word: string): readonly Query[] {
  if (!/^[a-z][a-z_-]{3,}$/iu.test(word)) return [];
  const typed = word.toLowerCase();
  const swapped = Array.from(typed, (letter, at) =>
    stemOf(typed.slice(0, at) + typed.slice(at + 1, at + 2) + letter + typed.slice(at + 2)),
  );
  return [{queries: [typed], fuzzy: typed.length > 5 ? 2 : 1}, weighted(swapped, 2)];
}

const SETTINGS = {
  combineWith: 'OR',
  boost: {name: 4, heading: 3, page: 0.8, code: 0.4},
  bm25: {k: 1.2, b: 0.55, d: 0.5},
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
} as const;

type Found = {readonly result: SearchResult; score: number; words: number; terms: string[]};

/**
 * Sums up the scores of the sections for each word. MiniSearch multiplies a score by the number of forms that matched,
 * although they are one word, so the score is divided by it.
 */
function findWords(index: MiniSearch<SearchSection>, query: string): ReadonlyMap<unknown, Found> {
  const found = new Map<unknown, Found>();
  const add = (results: readonly SearchResult[], weight: number): void => {
    for (const result of results) {
      const known = found.get(result.id) ?? {result, score: 0, words: 0, terms: []};
      known.score += result.score / Math.max(result.queryTerms.length, 1);
      known.words += weight;
      known.terms.push(...result.terms);
      found.set(result.id, known);
    }
  };
  const words = splitWords(query).filter((word) => processTerm(word) !== null);
  for (const word of words) {
    const ask = (queries: readonly Query[]): SearchResult[] =>
      index.search({combineWith: 'OR', queries: [...queries]}, SETTINGS);
    const results = ask(queryWord(word));
    const begun = results.length > 0 ? [] : ask([{queries: [word.toLowerCase()], prefix: true}]);
    const isKnown = results.length + begun.length > 0;
    const all = isKnown ? [...results, ...begun] : ask(queryTypos(word));
    const rarity = Math.log(1 + index.documentCount / Math.max(all.length, 1));
    add(all, isKnown ? rarity : rarity * WEIGHTS.slip);
  }
  if (query.trim().length > 1) {
    add(index.search({queries: [nameOf(query.trim())], prefix: true}, SETTINGS), 0);
  }
  return found;
}

function toHit({result, score, terms}: Found): SearchHit {
  return {
    id: String(result.id),
    scope: result.scope === 'api' ? 'api' : 'docs',
    pageTitle: String(result.pageTitle),
    heading: String(result.heading),
    breadcrumb: String(result.breadcrumb),
    endpoint: String(result.endpoint),
    text: String(result.text),
    score,
    terms: [...new Set(terms)],
  };
}

/**
 * Finds the sections that match a query. A section with more of its words ranks above one with fewer.
 *
 * @param index the loaded index
 * @param query what the reader typed
 * @param scope the scope to search; undefined for both
 * @returns the hits, best first
 */
export function findSections(
  index: MiniSearch<SearchSection>,
  query: string,
  scope: Scope | undefined,
): readonly SearchHit[] {
  const plain = query.replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/giu, ' '); // drops the ID of a reader's own app
  const found = [...findWords(index, replacePhrases(plain)).values()];
  const most = Math.max(...found.map(({words}) => words));
  const hits = found
    .filter(({result}) => scope === undefined || result.scope === scope)
    .map((section) => {
      const share = most > 0 ? section.words / most : 1;
      const kind = rankKind(String(section.result.id), query);
      return toHit({...section, score: section.score * share ** 3 * kind});
    })
    .sort((a, b) => b.score - a.score);
  return dropDuplicates(hits);
}

/** Drops duplicate hits: operations on one resource share fields and errors, so only the best hit of each is kept. */
function dropDuplicates(hits: readonly SearchHit[]): readonly SearchHit[] {
  const best = new Map<string, SearchHit>();
  for (const hit of hits) {
    const [, thing, place = ''] = /^\/api\/apis\/(\w+)\/[^#]+#(\w+\..+)/u.exec(hit.id) ?? [];
    const text = hit.heading === '' ? hit.id : `${hit.heading}\n${hit.text}`;
    const same = thing === undefined ? text : `${thing} ${place}`;
    if (!best.has(same)) best.set(same, hit);
  }
  return [...best.values()];
}
