import type {List} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {buildElement, buildList, parsePhrase} from '../../page-tags';
import type {Question} from './Question';
import {writeEntry} from './writeMark';

/** Questions that stand together, in Markdown: what is answered, and what to do about the rest. */
export type QuestionTexts = {
  readonly answered: readonly string[];
  readonly open: readonly string[];
};

/** @returns the texts of questions, those with an answer apart */
export function writeQuestions(questions: readonly Question[]): QuestionTexts {
  const write = (isOpen: boolean): string[] =>
    questions.filter(({answer}) => (answer === undefined) === isOpen).map(writeEntry);
  return {answered: write(false), open: write(true)};
}

/** @returns a list of the answers, and one closed line that counts the open questions and holds them */
export function drawQuestions({answered, open}: QuestionTexts): (List | MdxJsxFlowElement)[] {
  const draw = (texts: readonly string[]): List => buildList(texts.map(parsePhrase));
  const count = open.length === 1 ? '1 open question' : `${open.length} open questions`;
  // As an attribute: as a child it would be a paragraph, which a summary may not hold.
  const summary = buildElement('summary', {children: count});
  return [
    ...(answered.length > 0 ? [draw(answered)] : []),
    ...(open.length > 0 ? [buildElement('details', {}, [summary, draw(open)])] : []),
  ];
}
