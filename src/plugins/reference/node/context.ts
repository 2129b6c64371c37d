import type {Contract, Operation} from '../../../contract/openapi';
import type {Question} from '../../../contract/registries';

export type ReferenceContext = {
  readonly contract: Contract;
  /** The interface of OpenAI clients. */
  readonly openAi: Contract;
  /** Where each operation is described, by its ID. */
  readonly pages: ReadonlyMap<string, string>;
  readonly questions: readonly Question[];
};

/** Links words to the page of an operation, if there is one. */
export function linkWords(
  operationId: string | undefined,
  words: string,
  {pages}: ReferenceContext,
): string {
  const route = pages.get(operationId ?? '');
  if (route === undefined) return words;
  return `[${words}](${route})`;
}

/** Returns a link such as `[Create app](/api/apis/app/create-app)`. */
export const linkOperation = (operation: Operation, context: ReferenceContext): string =>
  linkWords(operation.operationId, operation.summary, context);
