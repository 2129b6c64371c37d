import type {Query} from 'minisearch';
import {toTerms} from './terms';

/** Numbers and short words, in which one other letter makes another word. */
const NO_TYPOS = /\d|^.{0,3}$/u;

/** A shorter beginning is that of too many words. */
export const MIN_BEGINNING = 3;

/** What a word that begins with the one in the query weighs, as in MiniSearch's own search for beginnings. */
const BEGINNING_WEIGHT = 0.375;

/** Returns a query for the words that a word is the beginning of, which may not be finished: `verifica`. */
export function findBeginning(word: string, words: readonly string[]): Query {
  const start = word.toLowerCase();
  const longer =
    start.length < MIN_BEGINNING ? [] : words.filter((known) => known.startsWith(start));
  const terms = new Set(longer.flatMap((known) => toTerms(known) ?? []));
  const others = [...terms].filter((term) => !term.startsWith(start));
  return {
    processTerm: (term) => term,
    queries: [
      {queries: [...new Set([start, word])], prefix: true},
      {queries: others, boostTerm: () => BEGINNING_WEIGHT},
    ],
  };
}

/** Returns the queries for a word, of which the first with results counts: its forms, its beginning, its typos. */
export function listQueries(word: string, words: readonly string[]): readonly Query[] {
  const typos = word.length > 7 ? 2 : 1;
  return [
    {queries: [word]},
    findBeginning(word, words),
    {queries: [word], prefix: true},
    {queries: [word], fuzzy: NO_TYPOS.test(word) ? false : typos},
  ];
}
