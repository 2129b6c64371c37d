import type MiniSearch from 'minisearch';
import type {Options, SearchOptions, SearchResult} from 'minisearch';
import {findWord} from './findWord';
import type {Scope, SearchHit, SearchSection} from './SearchSection';
import {PHRASES} from './synonyms';
import {processTerm, tokenize} from './terms';
import {weighSection} from './weighSection';

/** The opening of a page has no heading of its own: the title stands for it, and the endpoint. */
function readField(section: SearchSection, field: string): string {
  const isOpening = section.heading === '';
  const fields: Readonly<Record<string, string>> = {
    id: section.id,
    scope: section.scope,
    pageTitle: section.pageTitle,
    breadcrumb: section.breadcrumb,
    heading: isOpening ? section.pageTitle : section.heading,
    endpoint: section.endpoint,
    operation: isOpening ? section.endpoint : '',
    page: isOpening ? '' : section.pageTitle,
    text: section.text,
    code: section.code,
  };
  return fields[field] ?? '';
}

/** How the index is built and loaded: both sides have to agree on it. */
export const SEARCH_OPTIONS: Options<SearchSection> = {
  fields: ['heading', 'page', 'operation', 'text', 'code'],
  storeFields: ['scope', 'pageTitle', 'heading', 'breadcrumb', 'endpoint', 'text'],
  extractField: (section, field) => readField(section, field),
  tokenize,
  processTerm,
};

function toScope(value: unknown): Scope {
  return value === 'docs' || value === 'api' ? value : 'site';
}

function toHit({result, score, terms}: Found): SearchHit {
  return {
    id: String(result.id),
    scope: toScope(result.scope),
    pageTitle: String(result.pageTitle),
    heading: String(result.heading),
    breadcrumb: String(result.breadcrumb),
    endpoint: String(result.endpoint),
    text: String(result.text),
    score,
    terms: [...terms],
  };
}

type Found = {
  readonly result: SearchResult;
  score: number;
  /** What the words that the section has weigh together. */
  weight: number;
  readonly terms: Set<string>;
};

const OTHER_WORD = 0.9;

/** Puts the words of the query as the site says them, without the IDs of somebody's own app. */
function splitQuery(query: string): readonly string[] {
  const plain = query.replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/giu, ' ');
  const known = PHRASES.reduce((text, [phrase, word]) => text.replace(phrase, word), plain);
  return known
    .split(/[\s"'`“”‘’()<>[\],;!?|=]+/u)
    .map((word) => word.replace(/^[.:/{]+|[.:}]+$/gu, ''))
    .filter((word) => word !== '');
}

/** Adds up what the sections have of each word. */
function collect(
  index: MiniSearch<SearchSection>,
  words: readonly string[],
  options: SearchOptions,
): {readonly found: ReadonlyMap<unknown, Found>; readonly total: number} {
  const found = new Map<unknown, Found>();
  let total = 0;
  for (const [at, word] of words.entries()) {
    const matches = findWord(index, word, at === words.length - 1, options);
    const weight = matches?.size ? Math.log(1 + index.documentCount / matches.size) : 0;
    total += weight;
    for (const [id, {result, score, isDirect}] of matches ?? []) {
      const section = found.get(id) ?? {result, score: 0, weight: 0, terms: new Set()};
      section.score += score;
      section.weight += isDirect ? weight : weight * OTHER_WORD;
      result.terms.forEach((term) => section.terms.add(term.toLowerCase()));
      found.set(id, section);
    }
  }
  return {found, total};
}

/**
 * Answers a query. A section that has more of the words comes before one that has fewer, and one that has
 * them as a phrase before one that has them apart.
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
  const {found, total} = collect(index, splitQuery(query), {
    boost: {heading: 3, page: 0.8, operation: 2, code: 0.4},
    bm25: {k: 1.2, b: 0.55, d: 0.5},
    tokenize: (term: string) => [term],
    processTerm: (term: string) => term,
    ...(scope && {filter: (result: SearchResult) => result.scope === scope}),
  });
  const hits = [...found.values()]
    .map((section) => {
      const hit = toHit(section);
      const share = section.weight / total;
      return {...hit, score: hit.score * share ** 3 * weighSection(hit, query)};
    })
    .sort((a, b) => b.score - a.score);
  return dropDoubles(hits);
}

/** Pages of the reference say the same of an error or a header that they share: the best of them is enough. */
function dropDoubles(hits: readonly SearchHit[]): readonly SearchHit[] {
  const best = new Map<string, SearchHit>();
  for (const hit of hits) {
    const words = hit.heading === '' ? hit.id : `${hit.heading}\n${hit.text}`;
    if (!best.has(words)) best.set(words, hit);
  }
  return [...best.values()];
}
