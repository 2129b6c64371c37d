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
export function answerContract(document: unknown, questions: readonly Question[]): unknown {
  return JSON.parse(JSON.stringify(document), (_key, node: unknown) => {
    if (!isRecord(node) || !('x-open-question' in node)) return node;
    const named = [node['x-open-question']].flat();
    const known = named.flatMap((id) => questions.filter((it) => it.id === id));
    const marks = known.map((it) => writeMark(it, 'mark'));
    const own = typeof node.description === 'string' ? [node.description.trim()] : [];
    return {...node, description: [...own, ...marks].join(' ')};
  });
}
