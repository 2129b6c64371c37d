import {describeProblems} from '../../sandbox/describeProblems';
import type {IndexedOperation} from '../../sandbox/contractIndex';

/** The parts of one response of the service that are compared. */
export type ServiceAnswer = {
  readonly status: number;
  readonly contentType: string;
  /** The parsed body, or undefined when it is not JSON. */
  readonly body: unknown;
};

/**
 * Compares a response with the contract of the operation.
 *
 * @returns one sentence for each difference; they name fields and never contain a value of the response, so
 *   that a report can be shared
 */
export function compareAnswer(operation: IndexedOperation, answer: ServiceAnswer): string[] {
  const {status, contentType, body} = answer;
  // The check only sends requests that have to succeed, so a published error is a difference too.
  const named = operation.answers.get(String(status)) ?? operation.answers.get(rangeOf(status));
  const check = status < 300 ? named : undefined;
  if (!check) return [`the status is ${status}, the contract has ${namedStatuses(operation)}`];
  if (!check.validate) return [];
  if (body === undefined) return [`the body is not JSON, its content type is "${contentType}"`];
  if (check.validate(body)) return [];
  return (check.validate.errors ?? []).map((error) =>
    describeProblems('body', [error]).replace(/\.$/, ''),
  );
}

function rangeOf(status: number): string {
  return `${Math.floor(status / 100)}XX`;
}

function namedStatuses({answers}: IndexedOperation): string {
  return [...answers.keys()].filter((it) => it.startsWith('2')).join(', ');
}
