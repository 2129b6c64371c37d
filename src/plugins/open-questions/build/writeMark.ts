import type {Question} from './Question';

/** The page that lists every question. */
const PAGE = '/api/intro';

/** @returns the id of a question's place in the list of all questions */
export function anchorOf({id}: Pick<Question, 'id'>): string {
  return `open-${id}`;
}

function addressOf(question: Question): string {
  return `${PAGE}#${anchorOf(question)}`;
}

/** What stands in the place of an open question: what to do meanwhile, a mark, or a mark without the name. */
export const SHOWS = ['meanwhile', 'mark', 'value'] as const;

export type Show = (typeof SHOWS)[number];

/**
 * Writes what stands in the place of a question: its answer, or else a link to it and what to do.
 *
 * @param question from the register
 * @param show what stands there as long as the question is open
 * @returns Markdown: sentences, or for `value` what a cell of a table holds
 */
export function writeMark(question: Question, show: Show): string {
  const {name, meanwhile, answer} = question;
  if (show === 'value') return answer ?? `[Not published](${addressOf(question)})`;
  if (answer !== undefined) return `${name}: ${withFullStop(answer)}`;
  return show === 'mark'
    ? `${name}: [not published](${addressOf(question)}).`
    : `[${name}](${addressOf(question)}): ${lowerFirst(meanwhile)}`;
}

/** @returns the text as a sentence that ends */
export function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A link keeps its capital: it starts with a bracket. */
function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
