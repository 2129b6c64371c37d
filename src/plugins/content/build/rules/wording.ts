// cspell:disable: the patterns hold the spellings that pages may not have
import type {Problem} from '../../../problems';
import {placeOf, type Block} from '../scan';

/** A wording that this site does not use, and what to write instead. */
type Wording = readonly [pattern: RegExp, fix: string];

const DROP_IT = 'drop the word: the reader may find it hard';

const STYLE: readonly Wording[] = [
  [/\b(?:simply|just|obviously|of course|merely)\b/gi, DROP_IT],
  [/\b(?:easy|easily|effortless(?:ly)?|trivial(?:ly)?|straightforward)\b/gi, DROP_IT],
  [
    /\b(?:seamless(?:ly)?|powerful|robust|blazing(?:ly)?|cutting-edge|state-of-the-art|world-class)\b/gi,
    'drop the praise, or state the figure behind it',
  ],
  [/\bplease\b/gi, 'drop the word: an instruction is not a favor'],
  [/\bin order to\b/gi, 'write "to"'],
  [/\b(?:utili[sz]e[sd]?|leverag(?:e[sd]?|ing))\b/gi, 'write "use"'],
  [
    /\b(?:note that|it is important to note|keep in mind that)\b/gi,
    'state the fact; if it has to stand out, put it in a :::note',
  ],
  [/\be\.g\./gi, 'write "for example"'],
  [/\bi\.e\./gi, 'write "that is"'],
  [/\betc\./gi, 'name the rest, or start the list with "for example"'],
  [/\bapi[- ]keys?\b/g, 'write "API key"'],
  [/\bcancell(?:ed|ing)\b/gi, 'write it with one l, as the service does: canceled, canceling'],
  [/\b(?:colour|behaviour|favour)s?\b/gi, 'use the US spelling, -or'],
  [/\bpractis(?:e[sd]?|ing)\b/gi, 'use the US spelling, practice'],
  [
    /\b(?:organi|authori|initiali|optimi|summari)s(?:e[sd]?|ing|ation)\b/gi,
    'use the US spelling, -ize',
  ],
];

const PLACE_IT =
  'place <Unknown id="…" />, or x-open-question in the contract, with an id of contract/open-questions.yaml; where a fact comes from belongs in SOURCES.md';

const NAME_NO_PAGE = 'say what the service does; where that comes from belongs in SOURCES.md';

/** Words about what is not known: only the register of open questions may say it. */
const NOT_KNOWN: readonly Wording[] = [
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
 * Finds wordings that this site does not use, and words about what is not known.
 *
 * @param blocks texts of pages, or of other files, in which only words about what is not known are looked for
 * @param isPage whether they are of pages
 * @returns every problem
 */
export function checkWording(blocks: readonly Block[], isPage: boolean): Problem[] {
  return blocks.flatMap((block): Problem[] => {
    if (block.kind === 'code') return [];
    const prose = block.text.replace(/`[^`]*`/g, (code) => '`'.repeat(code.length));
    const style = isPage ? STYLE : [];
    const said = [
      ...find(prose, style).map((it) => ({...it, problem: `says "${it.words}"`})),
      ...find(prose, NOT_KNOWN).map((it) => ({...it, problem: `says "${it.words}" by hand`})),
    ];
    return said.map(({words, problem, fix}) => ({place: placeOf(block, words), problem, fix}));
  });
}

function find(text: string, wordings: readonly Wording[]): {words: string; fix: string}[] {
  return wordings.flatMap(([pattern, fix]) =>
    [...text.matchAll(pattern)].map(([words]) => ({words, fix})),
  );
}
