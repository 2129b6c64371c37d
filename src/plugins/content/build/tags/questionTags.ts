import {ContentError, findNearest} from '../../../problems';
import {blocks, escapeMdx, heading, table} from '../mdx';
import {QUESTIONS, type Question} from '../registers';
import type {Tag, Tags} from '../remarkTags';

/** The page that lists every question. */
const PAGE = '/api/intro';

/** @returns the id of a question's anchor in the list of all questions */
function anchorOf({id}: Pick<Question, 'id'>): string {
  return `open-${id}`;
}

function addressOf(question: Question): string {
  return `${PAGE}#${anchorOf(question)}`;
}

/** What an open question is shown as: a mark and what to do meanwhile, only a mark, or the content of a table cell. */
const SHOWS = ['meanwhile', 'mark', 'value'] as const;

type Show = (typeof SHOWS)[number];

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
function writeEntry(entry: Question): string {
  const {question, meanwhile, answer} = entry;
  return answer === undefined ? `${question} ${meanwhile}` : writeMark(entry, 'meanwhile');
}

/** @returns the text, with a period at the end unless it already ends with a period, `!` or `?` */
function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** An abbreviation keeps its capitals: "GPU of each tier". */
function lowerFirst(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/**
 * Lists every question of the register, each with its own anchor: the open ones by topic, then those that have been
 * answered, so that links to them keep working. The first topic is in view, the others are folded.
 *
 * @param questions from the register
 * @returns MDX
 */
function writeFullList(questions: readonly Question[]): string {
  const open = questions.filter(({answer}) => answer === undefined);
  const answered = questions.filter(({answer}) => answer !== undefined);
  const topics = [...new Map(open.map(({topic}) => [topic.id, topic])).values()];
  return blocks(
    heading(2, 'not-published', 'Open questions'),
    ...topics.map(({id, title}, index) => {
      const ofTopic = open.filter(({topic}) => topic.id === id);
      const rows = ofTopic.map((question) => [withAnchor(question), question.meanwhile]);
      const list = table(['Question', 'Until it is answered'], rows);
      if (index === 0) return blocks(heading(3, `not-published-${id}`, title), list);
      const anchor = `<span id="not-published-${id}" />`;
      return `<details>\n<summary>${anchor}${title} (${ofTopic.length})</summary>\n\n${list}\n\n</details>`;
    }),
    ...(answered.length > 0
      ? [
          heading(3, 'answered', 'Answered'),
          table(
            ['Question', 'Answer'],
            answered.map((it) => [withAnchor(it), withFullStop(it.answer ?? '')]),
          ),
        ]
      : []),
  );
}

/** Search shows the name of a question, not its ID. */
const withAnchor = (question: Question) => {
  const title = JSON.stringify(question.name.replaceAll('`', ''));
  const words = escapeMdx(question.question);
  return {mdx: `<Anchored id="${anchorOf(question)}" title={${title}}>${words}</Anchored>`};
};

/** @returns a list of the answers, and a folded list of the open questions that says how many there are, as MDX */
export function writeQuestions(questions: readonly Question[]): string {
  const write = (isOpen: boolean): string[] =>
    questions
      .filter(({answer}) => (answer === undefined) === isOpen)
      .map((question) => `- ${escapeMdx(writeEntry(question))}`);
  const [answered, open] = [write(false), write(true)];
  const count = open.length === 1 ? '1 open question' : `${open.length} open questions`;
  const folded = ['<details>', `<summary>${count}</summary>`, open.join('\n'), '</details>'];
  return [answered.join('\n'), ...(open.length > 0 ? folded : [])].join('\n\n').trim();
}

/**
 * @param questions from the register
 * @returns the tags: `<Unknown>` places one question, `<OpenQuestions>` several in a collapsed line, or lists all
 */
export function questionTags(questions: readonly Question[]): Tags {
  return {
    Unknown: {
      attributes: ['id', 'show'],
      inline: true,
      write: (tag) =>
        find([tag.attributes.id ?? ''], tag, questions)
          .map((question) => escapeMdx(writeMark(question, readShow(tag))))
          .join(' '),
    },
    OpenQuestions: {
      attributes: ['of'],
      write: (tag) => {
        const {of} = tag.attributes;
        if (of === undefined) return writeFullList(questions);
        return writeQuestions(find(readIds(of), tag, questions));
      },
    },
  };
}

/** @returns the ids that `of` lists, separated by commas */
export function readIds(of: string): string[] {
  return of.split(',').map((id) => id.trim());
}

function find(ids: readonly string[], {place}: Tag, questions: readonly Question[]): Question[] {
  const missing = ids.filter((id) => !questions.some((question) => question.id === id));
  if (missing.length > 0) {
    throw new ContentError(missing.map((id) => unknownId(id, place, questions)));
  }
  return ids.flatMap((id) => questions.filter((question) => question.id === id));
}

/** @returns the problem for an id that the register does not have */
export function unknownId(id: string, place: string, questions: readonly Question[]) {
  const nearest = findNearest(
    id,
    questions.map((question) => question.id),
  );
  return {
    place,
    problem: `asks for the open question "${id}", which ${QUESTIONS} does not have`,
    fix: nearest
      ? `did you mean "${nearest}"?`
      : `add it to ${QUESTIONS}, or use an id of that file`,
  };
}

function readShow({attributes, place}: Tag): Show {
  const show = SHOWS.find((it) => it === (attributes.show ?? 'meanwhile'));
  if (show) return show;
  const problem = `<Unknown> shows "${attributes.show ?? ''}"`;
  const fix = `use show="mark", show="value", or leave it out`;
  throw new ContentError([{place, problem, fix}]);
}
