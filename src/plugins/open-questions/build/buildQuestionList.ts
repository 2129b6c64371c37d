import {blocks, escapeMdx, heading, table} from '../../content';
import type {Question} from './Question';
import {anchorOf, withFullStop} from './writeMark';

/**
 * Lists every question of the register, each with its own anchor: the open ones by topic, then those that have been
 * answered, so that links to them keep working.
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
    ...topics.flatMap(({id, title}) => [
      heading(3, `not-published-${id}`, title),
      table(
        ['Question', 'Until it is answered'],
        open
          .filter(({topic}) => topic.id === id)
          .map((question) => [withAnchor(question), question.meanwhile]),
      ),
    ]),
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
