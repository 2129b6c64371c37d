import {processTerm, tokenize} from './terms';

/** A run of text, marked where it matches. */
export type ExcerptPart = {
  readonly text: string;
  readonly isMatch: boolean;
};

const EXCERPT_LENGTH = 150;
const LEAD = 40;

/** A word as `splitWords` cuts it, with signs inside where it is code. */
const WORD = /[\p{L}\p{N}](?:[^\s"'`“”‘’()<>[\],;!?|=·]*[\p{L}\p{N}])?/gu;

function findMatches(text: string, terms: readonly string[]): readonly RegExpExecArray[] {
  const known = new Set(terms);
  const matches = (word: string): boolean =>
    tokenize(word).some((term) => processTerm(term)?.some((form) => known.has(form)));
  return [...text.matchAll(WORD)].filter(([word]) => matches(word));
}

/**
 * Marks the words of a text that were found.
 *
 * @param terms terms of the index, as `processTerm` gives them
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
 * Cuts the part of a section that shows why it was found: about 150 characters around the first match.
 *
 * @param text the section's text
 * @param terms the terms that matched
 * @returns the excerpt in parts, with an ellipsis where it was cut
 */
export function buildExcerpt(text: string, terms: readonly string[]): readonly ExcerptPart[] {
  const first = findMatches(text, terms)[0]?.index ?? 0;
  const from = first <= LEAD ? 0 : text.indexOf(' ', first - LEAD) + 1;
  const cut = text.slice(from, from + EXCERPT_LENGTH);
  const isCutShort = from + EXCERPT_LENGTH < text.length;
  const whole = isCutShort ? cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)) : cut;
  return markMatches(`${from > 0 ? '… ' : ''}${whole}${isCutShort ? ' …' : ''}`, terms);
}
