import {isRecord} from '../../problems';
import type {Question} from './registers';
import {writeMark} from './tags/questionTags';

/**
 * Writes open questions, or their answers, into a contract. A field or a schema names its questions in
 * `x-open-question`: their marks are appended to its description.
 * Ids that the register does not have are left out here: `checkUse` tells them with their lines.
 *
 * @param document a contract, which is not changed
 * @param questions from the register
 * @returns a copy with the texts
 */
export function answerContract<Document>(
  document: Document,
  questions: readonly Question[],
): Document {
  const copy = structuredClone(document);
  answer(copy, new Map(questions.map((question) => [question.id, question])));
  return copy;
}

function answer(node: unknown, questions: ReadonlyMap<string, Question>): void {
  if (typeof node !== 'object' || node === null) return;
  Object.values(node).forEach((child) => answer(child, questions));
  if (!isRecord(node)) return;
  const marks = [node['x-open-question']].flat().flatMap((id) => {
    const question = questions.get(String(id));
    return question ? [writeMark(question, 'mark')] : [];
  });
  if (marks.length === 0) return;
  const own = typeof node.description === 'string' ? [node.description.trim()] : [];
  node.description = [...own, ...marks].join(' ');
}
