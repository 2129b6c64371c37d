import {isRecord} from '../../problems';
import type {Question} from './registers';
import {writeMark} from './tags/questionTags';

/**
 * Writes open questions, or their answers, into a contract. A field or a schema names its questions in
 * `x-open-question`: their marks are appended to its description.
 * Ids that the register does not have are left out here: `checkRegisters` tells them with their lines.
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
  if (Array.isArray(node)) node.forEach((item: unknown) => answer(item, questions));
  if (!isRecord(node)) return;
  const onField = pick(node['x-open-question'], questions);
  if (onField.length > 0) {
    const marks = onField.map((question) => writeMark(question, 'mark'));
    const description = typeof node.description === 'string' ? [node.description.trim()] : [];
    node.description = [...description, ...marks].join(' ');
  }
  Object.entries(node)
    .filter(([key]) => key !== 'x-open-questions')
    .forEach(([, child]) => answer(child, questions));
}

function pick(ids: unknown, questions: ReadonlyMap<string, Question>): Question[] {
  const list: unknown[] = Array.isArray(ids) ? ids : [ids];
  return list.flatMap((id) => questions.get(String(id)) ?? []);
}
