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

/** What stands in the place of an open question: a mark and what to do meanwhile, a mark alone, or a cell of a table. */
export const SHOWS = ['meanwhile', 'mark', 'value'] as const;

export type Show = (typeof SHOWS)[number];

/**
 * Writes what stands in the place of a question: its answer, or else a sentence that names it, with a link to it.
 *
 * @param question from the register
 * @param show what stands there as long as the question is open
 * @returns Markdown: sentences, or for `value` what a cell of a table holds
 */
export function writeMark(question: Question, show: Show): string {
  const {name, meanwhile, answer} = question;
  if (show === 'value') return answer ?? `[Not published](${addressOf(question)})`;
  if (answer !== undefined) return `${name}: ${withFullStop(answer)}`;
  const link = `[${lowerFirst(name)}](${addressOf(question)})`;
  return show === 'mark' ? `Not published: ${link}.` : `Open question: ${link}. ${meanwhile}`;
}

/**
 * Writes a question of a list, whose title says that they are open.
 *
 * @param question from the register
 * @returns Markdown: its answer, or else the question itself and what to do
 */
export function writeEntry(entry: Question): string {
  const {question, meanwhile, answer} = entry;
  return answer === undefined ? `${question} ${meanwhile}` : writeMark(entry, 'meanwhile');
}

/** @returns the text as a sentence that ends */
export function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** An abbreviation keeps its capitals: "GPU of each tier". */
function lowerFirst(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
