import {describeProblems} from './describeProblems';
import type {AnswerCheck, IndexedOperation} from './contractIndex';
import {isJsonObject} from './closeSchemas';
import type {Answer} from './operationTypes';

/** The mock server has produced a response that the contract does not allow: a bug in the mock server. */
export class ContractBreach extends Error {
  constructor(operation: IndexedOperation, answer: Answer, reason: string) {
    super(
      `The mock server broke the contract: ${operation.id} answered ${answer.status}, ${reason}`,
    );
    this.name = 'ContractBreach';
  }
}

/**
 * Validates a response of the mock server before it is sent.
 *
 * @throws ContractBreach for a status or a body that the contract does not define
 */
export function checkAnswer(operation: IndexedOperation, answer: Answer): void {
  const check = findCheck(operation, answer.status);
  if (!check) throw new ContractBreach(operation, answer, 'a status the contract does not name.');
  if (answer.events) checkEvents(operation, answer, check);
  else checkBody(operation, answer, check);
}

function findCheck({answers}: IndexedOperation, status: number): AnswerCheck | undefined {
  const exact = answers.get(String(status)) ?? answers.get(`${String(status)[0] ?? ''}XX`);
  // A status that the contract does not name must be an error; a success must have a status that it names.
  return exact ?? (status >= 400 ? answers.get('default') : undefined);
}

function checkBody(operation: IndexedOperation, answer: Answer, {validate}: AnswerCheck): void {
  // The contract does not define unpublished errors; those of the mock server have the format of the published ones.
  if (answer.status >= 400 && !operation.isOpenAi && !hasErrorText(answer.body)) {
    throw new ContractBreach(operation, answer, 'without a text in "error".');
  }
  if (!validate) {
    if (answer.body === undefined) return;
    throw new ContractBreach(operation, answer, 'with a body where the contract has none.');
  }
  if (validate(answer.body)) return;
  throw new ContractBreach(operation, answer, describeProblems('body', validate.errors ?? []));
}

function hasErrorText(body: unknown): boolean {
  return isJsonObject(body) && typeof body.error === 'string';
}

function checkEvents(operation: IndexedOperation, answer: Answer, check: AnswerCheck): void {
  const {validateEvent} = check;
  if (!validateEvent) throw new ContractBreach(operation, answer, 'with a stream.');
  for (const event of answer.events ?? []) {
    if (validateEvent(event)) continue;
    throw new ContractBreach(
      operation,
      answer,
      describeProblems('event', validateEvent.errors ?? []),
    );
  }
}
