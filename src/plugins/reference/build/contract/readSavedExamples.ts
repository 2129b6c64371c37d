import type {OpenAPIV3_1} from 'openapi-types';
import {followReference} from './followReference';

/** A named example of a body, as Postman saves it. */
export type SavedExample = {
  /** Its name in the contract. */
  readonly key: string;
  readonly name: string;
  readonly body: string;
  /** The name of the request example that it answers; absent when it answers every request. */
  readonly answersTo?: string;
  /** Whether it answers a request with the team header. */
  readonly isOfTeam: boolean;
};

/**
 * Reads the named examples of a body. `x-answers-to` and `x-context` say which request an answer belongs to.
 *
 * @param document the contract
 * @param media the contract's media type object of the JSON body, if there is one
 */
export function readSavedExamples(
  document: OpenAPIV3_1.Document,
  media: OpenAPIV3_1.MediaTypeObject | undefined,
): SavedExample[] {
  return Object.entries(media?.examples ?? {}).map(([key, reference]) => {
    const example = followReference(document.components?.examples, reference);
    const answersTo = extensionOf(example, 'x-answers-to');
    return {
      key,
      name: example.summary ?? key,
      body: JSON.stringify(example.value, null, 2),
      ...(answersTo !== undefined && {answersTo}),
      isOfTeam: extensionOf(example, 'x-context') === 'team',
    };
  });
}

function extensionOf(example: object, name: string): string | undefined {
  const value: unknown = Object.entries(example).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : undefined;
}
