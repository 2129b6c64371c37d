import type {Query} from 'minisearch';
import {tokenize, toTerms} from './terms';

/** Numbers and short words, in which one other letter makes another word. */
const NO_TYPOS = /\d|^.{0,4}$/u;

/** What can be a part of a compound: `8` and `bit`, not every beginning of a word. */
const PART = /^(?:\d+|[a-z]{3,})$/u;

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

/** Returns each way to cut a word in two. */
function cutInTwo(word: string): readonly (readonly [string, string])[] {
  return Array.from(word.slice(1), (_letter, at) => [word.slice(0, at + 1), word.slice(at + 1)]);
}

/** Returns a query for another way to write a compound: `time-out`, `8bit`, `result.images`, and in titles `timezone`. */
function findCompound(word: string): Query {
  const lower = word.toLowerCase();
  const [, ...names] = tokenize(word);
  const pairs = cutInTwo(lower).filter((pair) => pair.every((part) => PART.test(part)));
  return {
    queries: [
      lower.replaceAll('-', ''),
      {combineWith: 'AND', queries: names},
      ...pairs.map(([left, right]): Query => {
        const together: Query = {combineWith: 'AND', queries: [left, right]};
        return /\d/u.test(left) ? together : {...together, fields: ['title']};
      }),
    ],
  };
}

/** Returns a query for the words in which two letters of a word are in the other order: `widht`. */
function findSwapped(word: string): Query {
  const swapped = cutInTwo(word).map(
    ([before, after]) =>
      `${before.slice(0, -1)}${after.slice(0, 1)}${before.slice(-1)}${after.slice(1)}`,
  );
  return {queries: swapped};
}

/** Returns the queries for a word, of which the first with results counts: its forms, its beginning, its typos. */
export function listQueries(word: string, words: readonly string[]): readonly Query[] {
  const queries: Query[] = [
    {queries: [word]},
    findBeginning(word, words),
    {queries: [word], prefix: true},
    findCompound(word),
  ];
  if (NO_TYPOS.test(word)) return queries;
  return [...queries, findSwapped(word), {queries: [word], fuzzy: word.length > 7 ? 2 : 1}];
}
