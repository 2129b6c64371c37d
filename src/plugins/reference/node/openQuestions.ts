import {isRecord} from '../../../files';
import {renderMark} from '../../../content/components/questions';
import type {Question} from '../../../contract/registries';
import type {Contract} from '../../../contract/openapi';

/**
 * Adds open questions, or their answers, to the descriptions of a contract: a field or a parameter names its questions in
 * `x-open-question`. The rules report ids that do not exist.
 *
 * @param contract a contract, which is not changed
 * @param questions all questions
 * @returns a copy
 */
export function describeOpenQuestions(
  contract: Contract,
  questions: readonly Question[],
): Contract {
  const byId = new Map(questions.map((question) => [question.id, question]));

  function copy(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(copy);
    if (!isRecord(value)) return value;
    const copied: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(value)) copied[key] = copy(part);
    if ('x-open-question' in value) copied.description = describe(value);
    return copied;
  }

  function describe(value: Readonly<Record<string, unknown>>): string {
    const {description} = value;
    const parts = typeof description === 'string' ? [description.trim()] : [];
    for (const id of [value['x-open-question']].flat()) {
      const question = byId.get(String(id));
      if (question) parts.push(renderMark(question, 'mark'));
    }
    return parts.join(' ');
  }

  return copy(contract) as Contract; // descriptions are still strings
}
