import type MiniSearch from 'minisearch';
import type {Options, Query, SearchResult} from 'minisearch';
import {SYNONYMS} from './synonyms';

/** The two areas of the site, and the pages outside both. */
export type Area = 'docs' | 'api' | 'site';

/** What search knows of one section of a page. */
export type SearchSection = {
  /** The address with the section's anchor, unique. */
  readonly id: string;
  readonly area: Area;
  readonly pageTitle: string;
  /** Empty for the part of the page before its first heading. */
  readonly heading: string;
  /** The path to the page in the sidebar, for people. */
  readonly breadcrumb: string;
  /** `PUT /app/{app_id}` on a page of the reference, empty elsewhere. */
  readonly endpoint: string;
  readonly text: string;
  /** Samples and examples: searched, but not shown and so not kept in the index. */
  readonly code: string;
};

const SMALL_WORDS = new Set(
  'a an and are as at be by can do does for from how i if in into is it its me my of on or so that the then this to use using we what when where which who why with you your'.split(
    ' ',
  ),
);

/** `workers` and `worker` meet at one term; identifiers and short words stay as they are. */
function foldPlural(term: string): string {
  return /^[a-z]{4,}s$/.test(term) && !/(ss|us|is)$/.test(term) ? term.slice(0, -1) : term;
}

/**
 * Splits text into terms and keeps code whole: `x-api-key` gives itself, `x`, `api` and `key`.
 *
 * @param text prose or code
 * @returns the terms, not yet folded
 */
export function tokenize(text: string): string[] {
  const terms: string[] = [];
  for (const raw of text.split(/[\s"'`“”‘’()<>[\],;!?|=]+/u)) {
    const word = raw.replace(/^[.:/{]+|[.:}]+$/gu, '');
    if (word === '') {
      continue;
    }
    terms.push(word);
    const parts = word.split(/[-_./{}:]+/u).filter((part) => part !== '');
    if (parts.length > 1) {
      terms.push(...parts);
    }
  }
  return terms;
}

/**
 * Brings a term to the form the index holds.
 *
 * @returns the folded term, or null for a word that carries no meaning
 */
export function processTerm(term: string): string | null {
  const folded = foldPlural(term.toLowerCase());
  return SMALL_WORDS.has(folded) ? null : folded;
}

/** How the index is built and loaded: both sides have to agree on it. */
export const SEARCH_OPTIONS: Options<SearchSection> = {
  fields: ['heading', 'pageTitle', 'endpoint', 'breadcrumb', 'text', 'code'],
  storeFields: ['area', 'pageTitle', 'heading', 'breadcrumb', 'endpoint', 'text'],
  // The opening of a page has no heading of its own: its title stands for it, so that the page itself
  // comes before its sections when the reader types the title.
  extractField: (section, field) => {
    const fields: Readonly<Record<string, string>> = {
      ...section,
      heading: section.heading || section.pageTitle,
    };
    return fields[field] ?? '';
  },
  tokenize,
  processTerm,
};

const SYNONYMS_BY_TERM = new Map<string, readonly string[]>();
for (const row of SYNONYMS) {
  for (const word of row) {
    const term = foldPlural(word);
    const known = SYNONYMS_BY_TERM.get(term) ?? [];
    SYNONYMS_BY_TERM.set(term, [...new Set([...known, ...row.map(foldPlural)])]);
  }
}

/** Lets a longer word be further off: two letters swapped count as two changes. */
function allowedChanges(term: string): number | false {
  return /^[a-z]{4,}$/.test(term) ? (term.length >= 6 ? 2 : 1) : false;
}

function buildExactQuery(term: string, isLast: boolean): Query {
  const parts = tokenize(term).slice(1);
  const whole: Query = {
    queries: [term],
    prefix: isLast || /^[a-z]{4,}$/.test(term),
    fuzzy: allowedChanges(term),
  };
  if (parts.length === 0) {
    return whole;
  }
  const apart: Query = {combineWith: 'AND', queries: parts, boostTerm: () => 0.3};
  return {combineWith: 'OR', queries: [whole, apart]};
}

function buildQuery(term: string, isLast: boolean): Query {
  const exact = buildExactQuery(term, isLast);
  const synonyms = (SYNONYMS_BY_TERM.get(term) ?? []).filter((synonym) => synonym !== term);
  return synonyms.length === 0
    ? exact
    : {combineWith: 'OR', queries: [exact, {queries: synonyms, boostTerm: () => 0.3}]};
}

/** One section that matches, with the words of it that did. */
export type SearchHit = Omit<SearchSection, 'code'> & {
  readonly score: number;
  /** The terms of the index that matched, to be marked in the excerpt. */
  readonly terms: readonly string[];
};

function toArea(value: unknown): Area {
  return value === 'docs' || value === 'api' ? value : 'site';
}

function toHit(result: SearchResult): SearchHit {
  return {
    id: String(result.id),
    area: toArea(result.area),
    pageTitle: String(result.pageTitle),
    heading: String(result.heading),
    breadcrumb: String(result.breadcrumb),
    endpoint: String(result.endpoint),
    text: String(result.text),
    score: result.score,
    terms: result.terms,
  };
}

/**
 * Weighs a section by what it is: a page before its parts, what a reader sends before what comes back
 * (most fields of an answer stand on four pages).
 */
function weighSection(id: unknown): number {
  const address = String(id);
  if (!address.includes('#')) {
    return 1.3;
  }
  return /#response[.-]/u.test(address) ? 0.65 : 1;
}

/**
 * Answers a query: sections that have every word first, and sections that have some where none has all.
 *
 * @param index the loaded index
 * @param query what the reader typed
 * @param area undefined for both areas
 * @returns the hits, best first
 */
export function findSections(
  index: MiniSearch<SearchSection>,
  query: string,
  area: Area | undefined,
): readonly SearchHit[] {
  const words = query.trim().split(/\s+/u);
  const terms = words
    .map((word) => word.replace(/^[.:/{"'`]+|[.:}"'`?!,]+$/gu, ''))
    .map(processTerm)
    .filter((term): term is string => term !== null && term !== '');
  if (terms.length === 0) {
    return [];
  }
  const queries = terms.map((term, at) => buildQuery(term, at === terms.length - 1));
  const options = {
    boost: {heading: 3, pageTitle: 2.2, endpoint: 2.5, breadcrumb: 0.6, code: 0.4},
    boostDocument: weighSection,
    tokenize: (term: string) => [term],
    ...(area && {filter: (result: SearchResult) => result.area === area}),
  };
  let results = index.search({combineWith: 'AND', queries}, options);
  if (results.length === 0 && terms.length > 1) {
    results = index.search({combineWith: 'OR', queries}, options);
  }
  return results.map(toHit);
}
