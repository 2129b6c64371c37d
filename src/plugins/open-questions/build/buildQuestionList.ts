import {blocks, escapeMdx, heading, table} from '../../content';
import type {Question} from './Question';
import {anchorOf, withFullStop} from './writeMark';

/**
 * Lists every question of the register, each with its own anchor: the open ones by topic, then those that have been
 * answered, so that links to them keep working. The first topic is in view, the others are folded.
 *
 * @param questions from the register
 * @returns MDX
 */
export function writeFullList(questions: readonly Question[]): string {
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
