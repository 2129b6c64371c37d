import type {Part} from './Findings';
import {toTerms, tokenize} from './terms';

const LENGTH = 150;
const LEAD = 40;

/**
 * Splits a text into parts, and flags the words that match.
 *
 * @param terms index terms
 * @returns the whole text
 */
function markMatches(text: string, terms: ReadonlySet<string>): readonly Part[] {
  const isMatch = (word: string): boolean =>
    tokenize(word).some((it) => toTerms(it)?.some((term) => terms.has(term)));
  // The parts at odd positions are words. A word of code can contain punctuation.
  return text
    .split(/([\p{L}\p{N}](?:[^\s"'`“”‘’()<>[\],;!?|=·]*[\p{L}\p{N}])?)/u)
    .map((part, index) => ({text: part, isMatch: index % 2 === 1 && isMatch(part)}));
}

/**
 * Cuts a text to about 150 characters around the first match.
 *
 * @param terms index terms
 * @param fromStart keeps the first words, for the introduction of a page
 * @returns the excerpt in parts, with an ellipsis where text was cut off
 */
export function excerpt(
  text: string,
  terms: ReadonlySet<string>,
  fromStart: boolean,
): readonly Part[] {
  const parts = markMatches(text, terms);
  const before = parts.slice(
    0,
    Math.max(
      0,
      parts.findIndex(({isMatch}) => isMatch),
    ),
  );
  const first = before.reduce((sum, part) => sum + part.text.length, 0);
  const from = fromStart || first <= LEAD ? 0 : text.indexOf(' ', first - LEAD) + 1;
  const end = from + LENGTH < text.length ? text.lastIndexOf(' ', from + LENGTH) : text.length;
  const cut = `${from > 0 ? '… ' : ''}${text.slice(from, Math.max(end, from))}${end < text.length ? ' …' : ''}`;
  return markMatches(cut, terms);
}
