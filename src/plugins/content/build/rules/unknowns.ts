import type {Problem} from '../../../problems';
import {problemIn, type Block} from '../scan';

const PLACE_IT =
  'place <Unknown id="…" />, or x-open-question in the contract, with an id of contract/open-questions.yaml; where a fact comes from belongs in SOURCES.md';

const NAME_NO_PAGE = 'say what the service does; where that comes from belongs in SOURCES.md';

/** Words about what is not known, and what to write instead: only the register of open questions may say it. */
const UNKNOWNS: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [/\b(?:un|re)?publish(?:e[ds]|ing)?\b/gi, PLACE_IT],
  [
    /\b(?:un|not\s+(?:yet\s+|to\s+be\s+)?)(?:known|documented|stated|specified|disclosed)\b/gi,
    PLACE_IT,
  ],
  [/\b(?:nobody|no\s+one)\s+knows?\b|\bwe\s+(?:do\s+not|don't)\s+know\b/gi, PLACE_IT],
  [
    /\bask\s+(?:the\s+(?:service|owner\s+of)|RunGen|us\b)|\bquestions?\s+to\s+the\s+service\b/gi,
    'leave it out, or place <Unknown id="support" />, which gives the address once there is one',
  ],
  [
    /\bthese\s+pages\s+take\b|\bthe\s+(?:image\s+)?(?:tutorial|quickstart)\s+(?:shows?|says?)\b|\btakes?\s+(?:it|that)\s+for\s+a\s+slip\b/gi,
    NAME_NO_PAGE,
  ],
];

/**
 * Finds words about what is not known. (Words that judge, and spellings of another country, are told by cspell.)
 *
 * @param blocks texts of pages and of what programs read
 * @returns every problem
 */
export function checkUnknowns(blocks: readonly Block[]): Problem[] {
  return blocks
    .filter(({kind}) => kind !== 'code')
    .flatMap((block) => {
      const prose = block.text.replace(/`[^`]*`/g, (code) => '`'.repeat(code.length));
      return UNKNOWNS.flatMap(([pattern, fix]) =>
        [...prose.matchAll(pattern)].map(([words]) =>
          problemIn(block, words, `says "${words}" by hand`, fix),
        ),
      );
    });
}
