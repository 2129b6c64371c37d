import {escapeMdx} from '../../content';
import type {Question} from './Question';
import {writeEntry} from './writeMark';

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
