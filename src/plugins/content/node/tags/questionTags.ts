import {blocks, escapeMdx, heading, table} from '../mdx';
import {QUESTIONS, type Question} from '../registers';
import {listIds, type Tags} from '../remarkTags';

/** The address of a question in the list of all, on the page that lists them. */
const addressOf = ({id}: Question): string => `/api/intro#open-${id}`;

/** What an open question is shown as: a mark and what to do meanwhile, only a mark, or the content of a table cell. */
type Show = 'mark' | 'meanwhile' | 'value';

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
  // An abbreviation keeps its capitals: "GPU of each tier".
  const words = /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
  const mark = `Open question: [${words}](${addressOf(question)}).`;
  return show === 'mark' ? mark : `${mark} ${meanwhile}`;
}

const isOpen = ({answer}: Question): boolean => answer === undefined;

/**
 * Lists every question of the register, each with its own anchor: the open ones by topic, then those that have been
 * answered, so that links to them keep working. The first topic is in view, the others are folded.
 */
function writeFullList(questions: readonly Question[]): string {
  const open = questions.filter(isOpen);
  const topics = [...new Map(open.map(({topic}) => [topic.id, topic])).values()];
  const answers = questions.flatMap((it) =>
    it.answer === undefined ? [] : [[withAnchor(it), withFullStop(it.answer)]],
  );
  return blocks(
    heading(2, 'not-published', 'Open questions'),
    ...topics.map(({id, title}, index) => {
      const ofTopic = open.filter(({topic}) => topic.id === id);
      const rows = ofTopic.map((question) => [withAnchor(question), question.meanwhile]);
      const list = table(['Question', 'Until it is answered'], rows);
      const anchor = `not-published-${id}`;
      return index === 0
        ? blocks(heading(3, anchor, title), list)
        : fold(`<span id="${anchor}" />${title} (${ofTopic.length})`, list);
    }),
    ...(answers.length === 0
      ? []
      : [heading(3, 'answered', 'Answered'), table(['Question', 'Answer'], answers)]),
  );
}

/** Search shows the name of a question, not its ID. */
const withAnchor = ({id, name, question}: Question) => {
  const title = JSON.stringify(name.replaceAll('`', ''));
  return {mdx: `<Anchored id="open-${id}" title={${title}}>${escapeMdx(question)}</Anchored>`};
};

const withFullStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const fold = (summary: string, content: string): string =>
  `<details>\n<summary>${summary}</summary>\n\n${content}\n\n</details>`;

/** @returns a list of the answers, and a folded list of the open questions that says how many there are, as MDX */
export function writeQuestions(questions: readonly Question[]): string {
  const list = (texts: readonly string[]): string =>
    texts.map((text) => `- ${escapeMdx(text)}`).join('\n');
  const open = questions.filter(isOpen).map(({question, meanwhile}) => `${question} ${meanwhile}`);
  const answered = questions.filter((it) => !isOpen(it)).map((it) => writeMark(it, 'meanwhile'));
  const count = open.length === 1 ? '1 open question' : `${open.length} open questions`;
  return blocks(list(answered), open.length === 0 ? '' : fold(count, list(open)));
}

/**
 * @param questions from the register
 * @returns the tags: `<Unknown>` places one question, `<OpenQuestions>` several in a collapsed line, or lists all
 */
export function questionTags(questions: readonly Question[]): Tags {
  const ids = {register: QUESTIONS, known: questions.map(({id}) => id)};
  const find = (of: string | undefined): Question[] =>
    listIds(of).flatMap((id) => questions.filter((it) => it.id === id));
  return {
    Unknown: {
      attributes: ['id', 'show'],
      ids,
      inline: true,
      write: ({attributes: {id, show}}) => {
        const marks = find(id).map((it) => writeMark(it, show === 'mark' ? show : 'meanwhile'));
        return escapeMdx(marks.join(' '));
      },
    },
    OpenQuestions: {
      attributes: ['of'],
      ids,
      write: ({attributes: {of}}) =>
        of === undefined ? writeFullList(questions) : writeQuestions(find(of)),
    },
  };
}
