import type {Problem} from '../../problems';
import {type Block, placeOf} from './Block';
import {blankWords} from './blankWords';
import {CLAIMS, type Claim} from './Register';

/** Words that make a sentence a statement about something that costs money, is lost, gives access, or is relied on. */
const SUBJECTS = [
  {about: 'money', words: /\b(?:bill(?:s|ed|ing)?|charge[ds]?|costs?|pay(?:s|ing)?|paid|money)\b/i},
  {
    about: 'loss',
    words:
      /\b(?:undo|undone|gone|loses?|is lost for|does not come back|get it back|expires?|expired)\b/i,
  },
  {about: 'repeats', words: /\b(?:safe to repeat|blindly)\b/i},
  {
    about: 'rights',
    words:
      /\b(?:belongs? to (?:you|the|a)\b|may delete|can delete|has no field for|only the weight|weight only)\b/i,
  },
  {
    about: 'safety',
    words: /\b(?:without a key|needs no key|whoever|anyone|every visitor|out of logs)\b/i,
  },
] as const;

/** How many sentences were compared, and every mistake. */
export type ClaimReport = {readonly compared: number; readonly problems: readonly Problem[]};

/**
 * Finds sentences about money, loss, repeats, rights and safety that are not in the register word for word.
 *
 * @param blocks the texts of pages and of what programs read
 * @param claims the statements of the register
 * @returns the number of sentences on these subjects, and a problem for each that is not in the register
 */
export function checkClaims(blocks: readonly Block[], claims: readonly Claim[]): ClaimReport {
  const known = [...claims].sort((one, other) => other.text.length - one.text.length);
  const sentences = blocks.filter(({kind}) => kind === 'prose').flatMap(splitSentences);
  const statements = sentences.filter(({text}) => subjectOf(text) !== undefined);
  const problems = blocks
    .filter(({kind}) => kind === 'prose')
    .flatMap((block) => {
      const text = known.reduce((left, claim) => blankWords(left, claim.text), block.text);
      return splitSentences({...block, text}).flatMap(({text: rest, start}): Problem[] => {
        const subject = subjectOf(rest);
        const said = block.text.slice(start, start + rest.length);
        return subject === undefined ? [] : [report(block, said, subject, claims)];
      });
    });
  return {compared: statements.length, problems};
}

/** A single name, as in a table cell, and a text that only names a subject ("What you own") are not statements. */
function subjectOf(text: string): string | undefined {
  if (!text.includes(' ') || /^(?:What|How|When) /.test(text)) return undefined;
  return SUBJECTS.find(({words}) => words.test(text))?.about;
}

/** Masking a claim does not change the length of the text, so the offset of each sentence stays valid. */
function splitSentences({text}: Block): {text: string; start: number}[] {
  return [...text.matchAll(/\S.*?(?:[.!?:](?=\s)|$)/g)].map((match) => ({
    text: match[0],
    start: match.index,
  }));
}

function report(block: Block, text: string, subject: string, claims: readonly Claim[]): Problem {
  const nearest = findAlike(text, claims);
  return {
    place: placeOf(block, text.slice(0, 12)),
    problem: `says of ${subject} "${text}"`,
    fix: `${nearest ? `place <Claim id="${nearest.id}" />, which is "${nearest.text}", or ` : ''}add the sentence to ${CLAIMS} with its source`,
  };
}

/** @returns the claim of which the sentence has the largest share of words; undefined if it has less than half */
function findAlike(text: string, claims: readonly Claim[]): Claim | undefined {
  const words = new Set(wordsOf(text));
  const ranked = claims
    .map((claim) => {
      const own = wordsOf(claim.text);
      return {claim, share: own.filter((word) => words.has(word)).length / own.length};
    })
    .sort((one, other) => other.share - one.share);
  return (ranked[0]?.share ?? 0) >= 0.5 ? ranked[0]?.claim : undefined;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\w-]+/g) ?? [];
}
