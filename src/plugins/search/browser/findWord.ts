import type MiniSearch from 'minisearch';
import type {Query, QueryCombination, SearchOptions, SearchResult} from 'minisearch';
import {stemWord} from './stemWord';
import {SYNONYMS} from './synonyms';
import {processTerm, tokenize} from './terms';

/** How well a section matches one word of the query. */
type WordMatch = {
  readonly result: SearchResult;
  readonly score: number;
  /** Whether the section has the word itself, not only another word for it. */
  readonly isDirect: boolean;
};

/** The same word without its ending, parts of a name, a slip, another word: each counts less. */
const WEIGHTS = {stem: 0.9, parts: 0.25, slip: 0.7, synonym: 0.7} as const;

const SYNONYMS_BY_STEM = new Map<string, ReadonlySet<string>>();
for (const row of SYNONYMS) {
  for (const word of row) {
    const known = SYNONYMS_BY_STEM.get(stemWord(word)) ?? [];
    SYNONYMS_BY_STEM.set(stemWord(word), new Set([...known, ...row.map(stemWord)]));
  }
}

function weighted(
  queries: readonly string[],
  weight: number,
  combineWith: 'AND' | 'OR' = 'OR',
): QueryCombination {
  return {combineWith, queries: [...queries], boostTerm: () => weight};
}

/** Two neighboring letters the wrong way round are the most frequent slip. */
function swapNeighbors(term: string): readonly string[] {
  return Array.from(
    {length: Math.max(term.length - 1, 0)},
    (_, at) => `${term.slice(0, at)}${term[at + 1] ?? ''}${term[at] ?? ''}${term.slice(at + 2)}`,
  );
}

function querySlips(term: string): readonly Query[] {
  if (!/^[a-z][a-z_-]{3,}$/.test(term)) {
    return [];
  }
  const swapped = swapNeighbors(term).flatMap((slip) => [slip, stemWord(slip)]);
  return [
    {queries: [term], fuzzy: term.length >= 6 ? 2 : 1},
    weighted([...new Set(swapped)], WEIGHTS.slip),
  ];
}

function queryWord(word: string, forms: readonly string[], isLast: boolean): Query[] {
  const [first = '', ...further] = forms;
  const parts = tokenize(word)
    .slice(1)
    .flatMap((part) => processTerm(part)?.at(-1) ?? []);
  return [
    {queries: [first], prefix: isLast || /^[a-z]{4,}$/.test(first)},
    weighted(further, WEIGHTS.stem),
    ...(parts.length > 1 ? [weighted(parts, WEIGHTS.parts, 'AND')] : []),
  ];
}

/** MiniSearch multiplies by the number of terms that matched; here they are forms of one word. */
function scoreOf({score, queryTerms}: SearchResult): number {
  return score / Math.max(queryTerms.length, 1);
}

/**
 * Finds the sections that have one word of the query, or what it may stand for. Slips are looked for only
 * where the index has neither the word nor another word for it.
 *
 * @param word as the reader typed it
 * @param isLast whether the reader may still be typing it
 * @returns undefined for a word that carries no meaning
 */
export function findWord<T>(
  index: MiniSearch<T>,
  word: string,
  isLast: boolean,
  options: SearchOptions,
): ReadonlyMap<unknown, WordMatch> | undefined {
  const forms = processTerm(word);
  if (forms === null) {
    return undefined;
  }
  const stem = stemWord(word.toLowerCase());
  const synonyms = [...(SYNONYMS_BY_STEM.get(stem) ?? [])].filter((other) => other !== stem);
  let direct = index.search({combineWith: 'OR', queries: queryWord(word, forms, isLast)}, options);
  const others = index.search(weighted(synonyms, WEIGHTS.synonym), options);
  if (direct.length === 0 && others.length === 0) {
    direct = index.search(
      {combineWith: 'OR', queries: [...querySlips(word.toLowerCase())]},
      options,
    );
  }
  const matches = new Map<unknown, WordMatch>();
  for (const result of others) {
    matches.set(result.id, {result, score: scoreOf(result), isDirect: false});
  }
  for (const result of direct) {
    const score = Math.max(scoreOf(result), matches.get(result.id)?.score ?? 0);
    matches.set(result.id, {result, score, isDirect: true});
  }
  return matches;
}
