import type {List} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {buildElement, buildList, parsePhrase} from '../../page-tags';
import type {Question} from './Question';
import {writeEntry} from './writeMark';

/** A group of questions, in Markdown: the answers, and the open questions with what to do in the meantime. */
export type QuestionTexts = {
  readonly answered: readonly string[];
  readonly open: readonly string[];
};

/** @returns the texts of questions, separated into answered and open ones */
export function writeQuestions(questions: readonly Question[]): QuestionTexts {
  const write = (isOpen: boolean): string[] =>
    questions.filter(({answer}) => (answer === undefined) === isOpen).map(writeEntry);
  return {answered: write(false), open: write(true)};
}

/** @returns a list of the answers, and a collapsed line that shows the number of open questions and contains them */
export function renderQuestions({answered, open}: QuestionTexts): (List | MdxJsxFlowElement)[] {
  const draw = (texts: readonly string[]): List => buildList(texts.map(parsePhrase));
  const count = open.length === 1 ? '1 open question' : `${open.length} open questions`;
  // An attribute: a child would be rendered as a paragraph, which a summary must not contain.
  const summary = buildElement('summary', {children: count});
  return [
    ...(answered.length > 0 ? [draw(answered)] : []),
    ...(open.length > 0 ? [buildElement('details', {}, [summary, draw(open)])] : []),
  ];
}
