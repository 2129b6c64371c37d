import type MiniSearch from 'minisearch';
import type {Options, Query, QueryCombination, SearchResult} from 'minisearch';
import type {Scope, SearchHit, SearchSection} from './SearchSection';
import {replacePhrases, synonymsOf} from './synonyms';
import {processTerm, splitWords, stemOf, tokenize} from './terms';
import {weighKind} from './weighKind';

/** The opening of a page has no heading of its own: the title stands for it, and the endpoint. */
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

/** How the index is built and loaded: both sides have to agree on it. */
export const SEARCH_OPTIONS: Options<SearchSection> = {
  fields: ['name', 'heading', 'page', 'text', 'code'],
  storeFields: ['scope', 'pageTitle', 'heading', 'breadcrumb', 'endpoint', 'text'],
  extractField: readField,
  tokenize: (text, field) => (field === 'name' ? text.split('\n').filter(Boolean) : tokenize(text)),
  processTerm: (term, field) => (field === 'name' ? nameOf(term) : processTerm(term)),
};

/** A title or an endpoint as one term, so that a query that is its beginning finds it. */
function nameOf(text: string): string {
  return ` ${text.toLowerCase().replace(/^\d+\. /u, '')}`;
}

/** What the exact word is worth, beside its other forms. */
const WEIGHTS = {stem: 0.9, parts: 0.25, synonym: 0.6, slip: 0.5} as const;

function weighted(
  queries: readonly string[],
  weight: number,
  combineWith: 'AND' | 'OR' = 'OR',
): QueryCombination {
  return {combineWith, queries: [...queries], boostTerm: () => weight};
}

/** A word of a query in its forms, and what it may stand for. */
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

/** What a word may be a slip of: a wrong letter, two neighbors the wrong way round, and in long words two wrong ones. */
function querySlips(word: string): readonly Query[] {
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

/** Adds up what the sections have of each word. MiniSearch multiplies by the forms that matched, which are one word. */
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
    const all = isKnown ? [...results, ...begun] : ask(querySlips(word));
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
 * Answers a query. A section that has more of the words comes before one that has fewer.
 *
 * @param index the loaded index
 * @param query what the reader typed
 * @param scope undefined for both sections
 * @returns the hits, best first
 */
export function findSections(
  index: MiniSearch<SearchSection>,
  query: string,
  scope: Scope | undefined,
): readonly SearchHit[] {
  const plain = query.replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/giu, ' '); // the ID of somebody's own app
  const found = [...findWords(index, replacePhrases(plain)).values()];
  const most = Math.max(...found.map(({words}) => words));
  const hits = found
    .filter(({result}) => scope === undefined || result.scope === scope)
    .map((section) => {
      const share = most > 0 ? section.words / most : 1;
      const kind = weighKind(String(section.result.id), query);
      return toHit({...section, score: section.score * share ** 3 * kind});
    })
    .sort((a, b) => b.score - a.score);
  return dropDoubles(hits);
}

/** Operations on one thing have fields and errors in common: the best of them is enough. */
function dropDoubles(hits: readonly SearchHit[]): readonly SearchHit[] {
  const best = new Map<string, SearchHit>();
  for (const hit of hits) {
    const [, thing, place = ''] = /^\/api\/apis\/(\w+)\/[^#]+#(\w+\..+)/u.exec(hit.id) ?? [];
    const text = hit.heading === '' ? hit.id : `${hit.heading}\n${hit.text}`;
    const same = thing === undefined ? text : `${thing} ${place}`;
    if (!best.has(same)) best.set(same, hit);
  }
  return [...best.values()];
}
