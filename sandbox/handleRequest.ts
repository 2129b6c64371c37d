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
import {RequestError, mockServerError} from './RequestError';
import {SAMPLE_IMAGE} from './sampleImage';
import {chooseFault} from './chooseFault';
import type {Fault} from './sandboxOptions';
import {dropConnection, isOpenAiPath, sendAnswer, toErrorAnswer} from './sendAnswer';

/** What every request needs. */
export type Service = Surroundings & {
  readonly operations: readonly IndexedOperation[];
  /** The fault that the whole mock server was started with, for the requests that it strikes. */
  readonly nextFault: () => Fault | undefined;
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
  const text = await readBodyOrError(request);
  if (method === 'GET' && /^\/sandbox-files\/[\w-]+\.png$/.test(url)) {
    response.writeHead(200, {'Content-Type': 'image/png'}).end(SAMPLE_IMAGE);
    return;
  }
  let match: Match | undefined;
  let fault: Fault | undefined;
  let answer: Answer;
  try {
    match = matchOperation(service.operations, method, url);
    if (text instanceof RequestError) throw text;
    fault = chooseFault(headerText(request.headers, 'x-sandbox-fault'), service.nextFault);
    answer = runOperation(service, match, request, text, fault);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    answer = toErrorAnswer(error, isOpenAiPath(url, match?.operation));
  }
  if (match) {
    checkAnswer(match.operation, answer);
    service.coverage.add(match.operation.id, answer.status);
  }
  if (answer.status < 400 && fault === 'dropped-connection') {
    dropConnection(response, answer);
  } else {
    sendAnswer(response, answer);
  }
}

function runOperation(
  service: Service,
  {operation, params}: Match,
  request: IncomingMessage,
  text: string,
  fault: Fault | undefined,
): Answer {
  const {headers} = request;
  const handler = OPERATIONS.get(operation.id);
  if (!handler) throw new Error(`The mock server has no operation "${operation.id}".`);
  const person = checkKey(operation, headers);
  checkHeaders(operation, headers);
  const body = checkBody(operation, headers, text);
  const teamId = operation.isOpenAi ? null : (headerText(headers, 'x-team-id') ?? null);
  checkMembership(person, teamId);
  if (fault === 'server-error') {
    throw mockServerError(500, 'the fault server-error is on; nothing changed.', 'server_error');
  }
  service.world.tick();
  const accepted: AcceptedRequest = {
    params,
    body,
    person,
    teamId,
    fault,
    baseUrl: service.baseUrl(),
  };
  return handler.handle(accepted, service);
}

async function readBodyOrError(request: IncomingMessage): Promise<string | RequestError> {
  try {
    return await readBody(request);
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
}
