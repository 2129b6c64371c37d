import type {Problem} from '../../../problems';
import {FACTS, type Fact} from '../registers';
import {listSentences, problemIn, type Block} from '../scan';

/** Words that make a sentence a statement about something that costs money, is lost, is allowed, or is relied on. */
const SUBJECTS: readonly (readonly [about: string, words: RegExp])[] = [
  [
    'money',
    /\b(?:bill(?:s|ed|ing)?|charge[ds]?|costs?|pay(?:s|ing)?|paid|money|prices?|refund(?:s|ed)?|free of charge|for free|\w+ is free)\b/i,
  ],
  [
    'loss',
    /\b(?:undo|undone|is gone|are gone|you lose|is lost|are lost|(?:does|do|will|can)(?: not)? come back|get it back|expires?|expired|restore[ds]?)\b/i,
  ],
  ['repeats', /\b(?:safe(?:ly)? to (?:repeat|send again)|blindly|never repeat)\b/i],
  [
    'rights',
    /\b(?:belongs? to|owners?|admins?|members?|`(?:OWNER|ADMIN|MEMBER)`|(?:may|can|cannot) (?:delete|cancel (?:any|other|another)|see)|permissions?|(?:colleagues?|teams?|others|people|everybody) (?:(?:do|does|can)(?: not)? )?sees?|shares? (?:it|an app))\b/i,
  ],
  [
    'safety',
    /\b(?:without a key|needs? no key|whoever|anyone|everyone|every visitor|same key|one key|key serves|readable by)\b/i,
  ],
];

/**
 * Finds typed sentences about money, loss, repeats, rights and safety: only a sentence that a tag draws may say such a
 * thing, so that it stands once, with its source.
 *
 * @param blocks the texts of pages and of what programs read
 * @param facts the register, whose statements may be repeated word for word where no tag reaches
 * @returns a problem for each
 */
export function checkStatements(blocks: readonly Block[], facts: readonly Fact[]): Problem[] {
  const known = facts.filter(({isStatement}) => isStatement).map(({text}) => text.toLowerCase());
  const fix = `place <Statement id="…" /> of ${FACTS}; if none says it, add it there with its source`;
  return blocks
    .filter(({kind}) => kind === 'prose')
    .flatMap((block) =>
      listSentences(block).flatMap((text) => {
        const about = SUBJECTS.find(([, words]) => words.test(text))?.[0];
        const said = text.replace(/^:+\w*\[?|[\].:*]+$/g, '').toLowerCase();
        // A question, and a name of one word, say nothing.
        const isSaid = /\S\s+\S/.test(text) && !text.endsWith('?');
        if (about === undefined || !isSaid || known.includes(said)) return [];
        return [problemIn(block, text.slice(0, 12), `says of ${about} by hand "${text}"`, fix)];
      }),
    );
}
