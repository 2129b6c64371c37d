import type {RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import {buildHeading, buildTable, buildText, parsePhrase, type Phrase} from '../../page-tags';
import type {Question} from './Question';
import {anchorOf, withFullStop} from './writeMark';

/**
 * Renders every question of the register, each with its own anchor: the open ones by topic, then those that have been
 * answered, so that links to them keep working.
 *
 * @param questions from the register
 * @returns headings and tables
 */
export function buildQuestionList(questions: readonly Question[]): RootContent[] {
  const open = questions.filter(({answer}) => answer === undefined);
  const answered = questions.filter(({answer}) => answer !== undefined);
  const topics = [...new Map(open.map(({topic}) => [topic.id, topic])).values()];
  return [
    buildHeading(2, 'not-published', [buildText('Open questions')]),
    ...topics.flatMap((topic) => [
      buildHeading(3, `not-published-${topic.id}`, [buildText(topic.title)]),
      buildTable(
        ['Question', 'Until it is answered'],
        open
          .filter((question) => question.topic.id === topic.id)
          .map((question) => [anchor(question), parsePhrase(question.meanwhile)]),
      ),
    ]),
    ...(answered.length === 0
      ? []
      : [
          buildHeading(3, 'answered', [buildText('Answered')]),
          buildTable(
            ['Question', 'Answer'],
            answered.map((question) => [
              anchor(question),
              parsePhrase(withFullStop(question.answer ?? '')),
            ]),
          ),
        ]),
  ];
}

/** Renders the question with its anchor. Search shows the name, not the id. */
function anchor(question: Question): Phrase {
  const element: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'Anchored',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'id', value: anchorOf(question)},
      {type: 'mdxJsxAttribute', name: 'title', value: question.name.replaceAll('`', '')},
    ],
    children: [...parsePhrase(question.question)],
  };
  return [element];
}
