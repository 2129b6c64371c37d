import {processTerm, tokenize} from './terms';

/** A run of text, and whether it matches the query. */
export type ExcerptPart = {
  readonly text: string;
  readonly isMatch: boolean;
};

const EXCERPT_LENGTH = 150;
const LEAD = 40;

/** Matches a word as `splitWords` splits it. A word of code can contain punctuation. */
const WORD = /[\p{L}\p{N}](?:[^\s"'`“”‘’()<>[\],;!?|=·]*[\p{L}\p{N}])?/gu;

function findMatches(text: string, terms: readonly string[]): readonly RegExpExecArray[] {
  const known = new Set(terms);
  const matches = (word: string): boolean =>
    tokenize(word).some((term) => processTerm(term)?.some((form) => known.has(form)));
  return [...text.matchAll(WORD)].filter(([word]) => matches(word));
}

/**
 * Splits a text into parts, and flags the words that match.
 *
 * @param terms index terms, as `processTerm` returns them
 * @returns the whole text in parts; no part is empty
 */
export function markMatches(text: string, terms: readonly string[]): readonly ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let end = 0;
  for (const {0: word, index} of findMatches(text, terms)) {
    parts.push({text: text.slice(end, index), isMatch: false}, {text: word, isMatch: true});
    end = index + word.length;
  }
  parts.push({text: text.slice(end), isMatch: false});
  return parts.filter((part) => part.text !== '');
}

/**
 * Builds an excerpt that shows why a section matches: about 150 characters around the first match.
 *
 * @param text the section's text
 * @param terms the terms that matched
 * @returns the excerpt in parts, with an ellipsis where text was cut off
 */
export function buildExcerpt(text: string, terms: readonly string[]): readonly ExcerptPart[] {
  const first = findMatches(text, terms)[0]?.index ?? 0;
  const from = first <= LEAD ? 0 : text.indexOf(' ', first - LEAD) + 1;
  const cut = text.slice(from, from + EXCERPT_LENGTH);
  const isCutShort = from + EXCERPT_LENGTH < text.length;
  const whole = isCutShort ? cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)) : cut;
  return markMatches(`${from > 0 ? '… ' : ''}${whole}${isCutShort ? ' …' : ''}`, terms);
}
