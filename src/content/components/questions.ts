import {blocks, choose, escapeMdx, heading, table, type Components} from '../mdx';
import {QUESTIONS, type Question} from '../../contract/registries';

/** What an open question is shown as: a mark and what to do meanwhile, only a mark, or the content of a table cell. */
type Show = 'mark' | 'meanwhile' | 'value';

/**
 * Writes what a question is shown as: its answer, or else a sentence that names it, with a link to it.
 *
 * @param show what to show while the question is open
 * @returns Markdown: sentences, or for `value` the content of a table cell
 * @example
 * renderMark(rateLimit, 'mark') // '[The rate limit](/api/intro#open-rate-limit) is not published yet.'
 * renderMark(modelLoading, 'mark') // 'It is not published yet [how a model is loaded](/api/intro#open-model-loading).'
 */
export function renderMark(question: Question, show: Show): string {
  const {id, name, meanwhile, answer} = question;
  const address = `/api/intro#open-${id}`; // in the list of all questions
  if (show === 'value') return answer ?? `[Not published](${address})`;
  if (answer !== undefined) return `${name}: ${withFullStop(answer)}`;
  const [word = ''] = name.split(' ');
  let mark = `[${name}](${address}) is not published yet.`;
  if (QUESTION_WORDS.includes(word)) {
    mark = `It is not published yet [${lowerFirst(name)}](${address}).`;
  }
  if (show === 'mark') return mark;
  return `${mark} ${meanwhile}`;
}

/** The first words of names that are clauses, which read better after the verb. */
const QUESTION_WORDS = ['How', 'What', 'Where', 'Whether', 'Which'];

/** Makes a text lower-case at its start, where it follows other words. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function withFullStop(text: string): string {
  return ['.', '!', '?'].includes(text.slice(-1)) ? text : `${text}.`;
}

/**
 * Lists every question of the registry, each with its own anchor: the open ones by topic, then those that have been
 * answered, so that links to them keep working.
 */
function renderFullList(questions: readonly Question[]): string {
  const open = questions.filter(({answer}) => answer === undefined);
  const topics = new Map(open.map(({topic}) => [topic.id, topic.title]));
  const parts = [heading(2, 'not-published', 'Open questions')];
  for (const [id, title] of topics) {
    const ofTopic = open.filter(({topic}) => topic.id === id);
    const rows = ofTopic.map((question) => [withAnchor(question), question.meanwhile]);
    const summary = `<span id="not-published-${id}" />${title} (${ofTopic.length})`;
    parts.push(fold(summary, table(['Question', 'Until answered'], rows)));
  }
  const answered = questions.filter(({answer}) => answer !== undefined);
  if (answered.length > 0) {
    const rows = answered.map((question) => {
      return [withAnchor(question), withFullStop(question.answer ?? '')];
    });
    parts.push(heading(3, 'answered', 'Answered'), table(['Question', 'Answer'], rows));
  }
  return blocks(...parts);
}

/** Renders a question as a table cell with an anchor. Search shows its name, not its id. */
function withAnchor({id, name, question}: Question): {readonly mdx: string} {
  const title = JSON.stringify(name.replaceAll('`', ''));
  return {mdx: `<Anchored id="open-${id}" title={${title}}>${escapeMdx(question)}</Anchored>`};
}

function fold(summary: string, content: string): string {
  return `<details>\n<summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

/** @returns a list of the answers, and a folded list of the open questions with their number, as MDX */
export function renderQuestions(questions: readonly Question[]): string {
  const open: string[] = [];
  const answered: string[] = [];
  for (const entry of questions) {
    if (entry.answer === undefined) open.push(`${entry.question} ${entry.meanwhile}`);
    else answered.push(renderMark(entry, 'meanwhile'));
  }
  const count = open.length === 1 ? '1 open question' : `${open.length} open questions`;
  return blocks(renderList(answered), open.length > 0 && fold(count, renderList(open)));
}

function renderList(texts: readonly string[]): string {
  return texts.map((text) => `- ${escapeMdx(text)}`).join('\n');
}

/**
 * The components `<Unknown id="rate-limit" />`, which shows one question, and `<OpenQuestions of="paging, webhooks" />`,
 * which shows several in a folded list; without `of` it lists all.
 */
export function questionComponents(questions: readonly Question[]): Components {
  const known = Object.fromEntries(questions.map((question) => [question.id, question]));
  return {
    Unknown: {
      attributes: ['id', 'show'],
      inline: true,
      render: (usage) => {
        const question = choose(usage, 'id', known, QUESTIONS);
        const isMark = usage.attributes.show !== undefined;
        if (isMark) choose(usage, 'show', {mark: true}, '<Unknown>');
        return escapeMdx(renderMark(question, isMark ? 'mark' : 'meanwhile'));
      },
    },
    OpenQuestions: {
      attributes: ['of'],
      render: ({attributes: {of}, location}) => {
        if (of === undefined) return renderFullList(questions);
        const named = of.split(', ').map((id) => {
          return choose({attributes: {of: id}, location}, 'of', known, QUESTIONS);
        });
        return renderQuestions(named);
      },
    },
  };
}
