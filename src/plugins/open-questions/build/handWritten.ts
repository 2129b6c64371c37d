/** Words about what is not known, and what to write instead. */
type Wording = {
  readonly pattern: RegExp;
  readonly fix: string;
};

const PLACE_IT =
  'place <Unknown id="…" />, or x-open-question in the contract, with an id of contract/open-questions.yaml; where a fact comes from belongs in SOURCES.md';

const NAME_NO_PAGE = 'say what the service does; where that comes from belongs in SOURCES.md';

const WORDINGS: readonly Wording[] = [
  {pattern: /\b(?:un|re)?publish(?:e[ds]|ing)?\b/gi, fix: PLACE_IT},
  {
    pattern:
      /\b(?:un|not\s+(?:yet\s+|to\s+be\s+)?)(?:known|documented|stated|specified|disclosed)\b/gi,
    fix: PLACE_IT,
  },
  {pattern: /\b(?:nobody|no\s+one)\s+knows?\b|\bwe\s+(?:do\s+not|don't)\s+know\b/gi, fix: PLACE_IT},
  {
    pattern:
      /\bask\s+(?:the\s+(?:service|owner\s+of)|RunGen|us\b)|\bquestions?\s+to\s+the\s+service\b/gi,
    fix: 'leave it out, or place <Unknown id="support" />, which gives the address once there is one',
  },
  {
    pattern:
      /\bthese\s+pages\s+take\b|\bthe\s+(?:image\s+)?(?:tutorial|quickstart)\s+(?:shows?|says?)\b|\btakes?\s+(?:it|that)\s+for\s+a\s+slip\b/gi,
    fix: NAME_NO_PAGE,
  },
];

/** Handwritten words in a text, their offset, and what to write instead. */
export type Finding = {
  readonly words: string;
  readonly index: number;
  readonly fix: string;
};

/**
 * Finds handwritten text about what is not known. Only the register of open questions may say it.
 *
 * @param text prose, or a file of it; a phrase can span a line break
 * @returns the words in the order of the text
 */
export function findHandWritten(text: string): Finding[] {
  return WORDINGS.flatMap(({pattern, fix}) =>
    [...text.matchAll(pattern)].map((match) => ({
      words: match[0].replace(/\s+/g, ' '),
      index: match.index,
      fix,
    })),
  ).sort((one, other) => one.index - other.index);
}
