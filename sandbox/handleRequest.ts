import type {IncomingMessage, ServerResponse} from 'node:http';
import {checkAnswer} from './checkAnswer';
import {checkBody, checkHeaders, checkKey, headerText} from './checkRequest';
import type {IndexedOperation} from './contractIndex';
import type {Coverage} from './Coverage';
import {checkMembership} from './findApp';
import {matchOperation, type Match} from './matchOperation';
import type {AcceptedRequest, Answer, Surroundings} from './operationTypes';
import {OPERATIONS} from './operations';
import {readBody} from './readBody';
import {RequestError} from './RequestError';
import {isPictureAddress, sendPicture} from './sendPicture';
import type {Strikes} from './faults';
import {chooseFaults, type FaultSwitch} from './faultSwitch';
import {isOpenAiPath, loseAnswer, sendAnswer, toErrorAnswer} from './sendAnswer';
import {failOnPurpose, spoilAnswer} from './spoilAnswer';

/** How long an answer takes with the fault `slow-answer`, in real time: samples give up after 30 s. */
const SLOW_ANSWER_MS = 40_000;

/** Links to results lead to another host than the API, which must not see the key. */
const KEY_GIVEN_AWAY: Answer = {
  status: 400,
  body: {
    error:
      'Mock server: the link to a result leads to the storage and not to the API. Send no x-api-key and no ' +
      'Authorization header with it: they would give your key away.',
  },
};

/** What every request needs. */
export type Service = Surroundings & {
  readonly operations: readonly IndexedOperation[];
  /** The faults that the whole mock server was started with, for the requests that they strike. */
  readonly nextFaults: FaultSwitch;
  readonly coverage: Coverage;
  readonly baseUrl: () => string;
};

/**
 * Answers one request: checks it against the contract, runs the operation, checks the answer, sends it.
 *
 * @throws ContractBreach when the mock server's own answer does not fit the contract
 */
export async function handleRequest(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {method = 'GET', url = '/'} = request;
  const text = await readBodyOrError(request, isOpenAiPath(url, undefined));
  if (isPictureAddress(url) && carriesKey(request)) {
    sendAnswer(response, KEY_GIVEN_AWAY);
    return;
  }
  if (method === 'GET' && isPictureAddress(url)) {
    sendPicture(service.world, url, response);
    return;
  }
  let match: Match | undefined;
  let faults: Strikes = new Set();
  let answer: Answer;
  try {
    match = matchOperation(service.operations, method, url);
    if (text instanceof RequestError) throw text;
    const header = headerText(request.headers, 'x-mock-fault');
    faults = chooseFaults(header, match.operation.id, service.nextFaults);
    if (faults.has('lost-request')) {
      response.destroy();
      return;
    }
    failOnPurpose(faults);
    answer = runOperation(service, match, request, text, faults);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    answer = toErrorAnswer(error, isOpenAiPath(url, match?.operation));
  }
  if (match) {
    checkAnswer(match.operation, answer);
    service.coverage.add(match.operation.id, answer.status);
  }
  deliver(response, spoilAnswer(answer, faults), faults);
}

function deliver(response: ServerResponse, answer: Answer, faults: Strikes): void {
  if (faults.has('lost-answer') || faults.has('reset')) {
    loseAnswer(response, answer, faults.has('reset'));
  } else if (faults.has('slow-answer')) {
    const timer = setTimeout(() => sendAnswer(response, answer), SLOW_ANSWER_MS);
    response.once('close', () => clearTimeout(timer));
  } else {
    sendAnswer(response, answer);
  }
}

function runOperation(
  service: Service,
  {operation, params}: Match,
  request: IncomingMessage,
  text: string,
  faults: Strikes,
): Answer {
  const {headers} = request;
  const handler = OPERATIONS.get(operation.id);
  if (!handler) throw new Error(`The mock server has no operation "${operation.id}".`);
  const person = checkKey(operation, headers);
  checkHeaders(operation, headers);
  const body = checkBody(operation, headers, text);
  const teamId = operation.isOpenAi ? null : (headerText(headers, 'x-team-id') ?? null);
  checkMembership(person, teamId);
  service.world.tick();
  const accepted: AcceptedRequest = {
    params,
    body,
    person,
    teamId,
    userId: headerText(headers, 'X-Authenticated-User-Id') ?? null,
    faults,
    baseUrl: service.baseUrl(),
  };
  return handler.handle(accepted, service);
}

function carriesKey({headers}: IncomingMessage): boolean {
  return headers['x-api-key'] !== undefined || headers.authorization !== undefined;
}

async function readBodyOrError(
  request: IncomingMessage,
  isChat: boolean,
): Promise<string | RequestError> {
  try {
    return await readBody(request, isChat);
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
}
