/** A run of text, marked where it matches. */
export type ExcerptPart = {
  readonly text: string;
  readonly isMatch: boolean;
};

const EXCERPT_LENGTH = 150;
const LEAD = 40;

function escapeForPattern(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Where a word that begins with one of the terms stands. Words of code may begin after `_`, `-`, `.` or `/`. */
function buildPattern(terms: readonly string[]): RegExp | undefined {
  const longestFirst = [...terms].sort((a, b) => b.length - a.length).map(escapeForPattern);
  return longestFirst.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})[\\p{L}\\p{N}]*`, 'giu');
}

/**
 * Marks the words of a text that begin with a term.
 *
 * @returns the whole text in parts; no part is empty
 */
export function markMatches(text: string, terms: readonly string[]): readonly ExcerptPart[] {
  const pattern = buildPattern(terms);
  const parts: ExcerptPart[] = [];
  let end = 0;
  for (const match of pattern ? text.matchAll(pattern) : []) {
    if (match.index > end) {
      parts.push({text: text.slice(end, match.index), isMatch: false});
    }
    parts.push({text: match[0], isMatch: true});
    end = match.index + match[0].length;
  }
  if (end < text.length) {
    parts.push({text: text.slice(end), isMatch: false});
  }
  return parts;
}

/**
 * Cuts the part of a section that shows why it was found: about 150 characters around the first match.
 *
 * @param text the section's text
 * @param terms the terms that matched
 * @returns the excerpt in parts, with an ellipsis where it was cut
 */
export function buildExcerpt(text: string, terms: readonly string[]): readonly ExcerptPart[] {
  const first = buildPattern(terms)?.exec(text)?.index ?? 0;
  const from = first <= LEAD ? 0 : text.indexOf(' ', first - LEAD) + 1;
  const cut = text.slice(from, from + EXCERPT_LENGTH);
  const isCutShort = from + EXCERPT_LENGTH < text.length;
  const whole = isCutShort ? cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)) : cut;
  return markMatches(`${from > 0 ? '… ' : ''}${whole}${isCutShort ? ' …' : ''}`, terms);
}
