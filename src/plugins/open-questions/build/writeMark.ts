import type {Question} from './Question';

/** The page that lists every question. */
const PAGE = '/api/intro';

/** @returns the id of a question's anchor in the list of all questions */
export function anchorOf({id}: Pick<Question, 'id'>): string {
  return `open-${id}`;
}

function addressOf(question: Question): string {
  return `${PAGE}#${anchorOf(question)}`;
}

/** What an open question is shown as: a mark and what to do meanwhile, only a mark, or the content of a table cell. */
export const SHOWS = ['meanwhile', 'mark', 'value'] as const;

export type Show = (typeof SHOWS)[number];

/**
 * Writes what a question is shown as: its answer, or else a sentence that names it, with a link to it.
 *
 * @param question from the register
 * @param show what to show while the question is open
 * @returns Markdown: sentences, or for `value` the content of a table cell
 */
export function writeMark(question: Question, show: Show): string {
  const {name, meanwhile, answer} = question;
  if (show === 'value') return answer ?? `[Open question](${addressOf(question)})`;
  if (answer !== undefined) return `${name}: ${withFullStop(answer)}`;
  const link = `[${lowerFirst(name)}](${addressOf(question)})`;
  return show === 'mark' ? `Open question: ${link}.` : `Open question: ${link}. ${meanwhile}`;
}

/**
 * Writes a question for a list whose title says that its questions are open.
 *
 * @param question from the register
 * @returns Markdown: its answer, or else the question itself and what to do
 */
export function writeEntry(entry: Question): string {
  const {question, meanwhile, answer} = entry;
  return answer === undefined ? `${question} ${meanwhile}` : writeMark(entry, 'meanwhile');
}

/** @returns the text, with a period at the end unless it already ends with a period, `!` or `?` */
export function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** An abbreviation keeps its capitals: "GPU of each tier". */
function lowerFirst(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
