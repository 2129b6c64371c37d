import {isRecord} from '../../../files';
import {renderMark} from '../../../content/components/questions';
import type {Question} from '../../../contract/registries';
import type {Contract} from '../../../contract/openapi';

/**
 * Adds open questions, or their answers, to the descriptions in a copy of a contract: a field or a parameter names its
 * questions in `x-open-question`. The rules report ids that do not exist.
 */
export function describeOpenQuestions(
  contract: Contract,
  questions: readonly Question[],
): Contract {
  const byId = new Map(questions.map((question) => [question.id, question]));

  function describe({description, 'x-open-question': ids}: Record<string, unknown>): string {
    const parts: string[] = [];
    if (typeof description === 'string') parts.push(description.trim());
    for (const id of [ids].flat()) {
      const question = byId.get(String(id));
      if (question) parts.push(renderMark(question, 'mark'));
    }
    return parts.join(' ');
  }

  return JSON.parse(JSON.stringify(contract), (_key, part: unknown) =>
    isRecord(part) && 'x-open-question' in part ? {...part, description: describe(part)} : part,
  ) as Contract; // descriptions are still strings
}
