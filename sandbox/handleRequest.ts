import {checkAnswer} from './checkAnswer';
import {checkBody, checkHeaders, checkKey, headerText, type RequestHeaders} from './checkRequest';
import type {IndexedOperation} from './contractIndex';
import type {Coverage} from './Coverage';
import {checkMembership} from './findApp';
import {matchOperation, type Match} from './matchOperation';
import type {AcceptedRequest, Answer, Dependencies} from './operationTypes';
import {OPERATIONS} from './operations';
import {RequestError} from './RequestError';
import {findPicture, isPictureAddress} from './findPicture';
import type {ActiveFaults} from './faults';
import {chooseFaults, type FaultSwitch} from './faultSwitch';
import {isOpenAiPath, toErrorAnswer} from './errorAnswer';
import {failDeliberately, firstHalf, applyFaults} from './applyFaults';

/** The delay of a response with the fault `slow-answer`, in real milliseconds: samples time out after 30 s. */
const SLOW_ANSWER_MS = 40_000;

/** Refuses a key with a request for a result: results are on another host than the API, which must not see the key. */
const KEY_GIVEN_AWAY: Answer = {
  status: 400,
  body: {
    error:
      'Mock server: the link to a result leads to the storage and not to the API. Send no x-api-key and no ' +
      'Authorization header with it: they would give your key away.',
  },
};

/** What is needed to handle requests. */
export type Service = Dependencies & {
  readonly operations: readonly IndexedOperation[];
  /** The faults that the mock server was started with, for the requests that they affect. */
  readonly nextFaults: FaultSwitch;
  readonly coverage: Coverage;
  readonly baseUrl: () => string;
};

/** A request, independent of its transport. */
export type MockRequest = {
  readonly method: string;
  /** The path with its query. */
  readonly url: string;
  readonly headers: RequestHeaders;
  /** Reads the body, empty if there is none; throws RequestError for one that is too large. */
  readonly readText: () => Promise<string>;
};

/** What the sender of a request receives. */
export type Delivery = {
  readonly answer: Answer;
  /** How the connection breaks after the part of the response that is sent; null for a complete response. */
  readonly loss: 'close' | 'reset' | null;
  /** The delay of the response, in milliseconds. */
  readonly delayMs: number;
};

/** What remains of a response that is lost completely. */
const NOTHING: Answer = {status: 200, body: undefined};

/**
 * Handles one request: validates it against the contract, runs the operation, validates the response.
 *
 * @throws ContractBreach when the mock server's own response violates the contract
 */
export async function handleRequest(service: Service, request: MockRequest): Promise<Delivery> {
  const {method, url} = request;
  const text = await readTextOrError(request);
  if (isPictureAddress(url) && carriesKey(request)) return whole(KEY_GIVEN_AWAY);
  if (method === 'GET' && isPictureAddress(url)) {
    return whole(await findPicture(service.store, url));
  }
  let match: Match | undefined;
  let faults: ActiveFaults = new Set();
  let answer: Answer;
  try {
    match = matchOperation(service.operations, method, url);
    if (text instanceof RequestError) throw text;
    const header = headerText(request.headers, 'x-mock-fault');
    faults = chooseFaults(header, match.operation.id, service.nextFaults);
    if (faults.has('lost-request')) return {...whole(NOTHING), loss: 'close'};
    failDeliberately(faults);
    answer = runOperation(service, match, request, text, faults);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    answer = toErrorAnswer(error, isOpenAiPath(url, match?.operation));
  }
  if (match) {
    checkAnswer(match.operation, answer);
    service.coverage.add(match.operation.id, answer.status);
  }
  return deliver(applyFaults(answer, faults), faults);
}

function whole(answer: Answer): Delivery {
  return {answer, loss: null, delayMs: 0};
}

function deliver(answer: Answer, faults: ActiveFaults): Delivery {
  if (faults.has('lost-answer') || faults.has('reset')) {
    const {status, events} = answer;
    const rest = events ? {status, events: firstHalf(events), isCut: true} : NOTHING;
    return {...whole(rest), loss: faults.has('reset') ? 'reset' : 'close'};
  }
  return {...whole(answer), delayMs: faults.has('slow-answer') ? SLOW_ANSWER_MS : 0};
}

function runOperation(
  service: Service,
  {operation, params}: Match,
  request: MockRequest,
  text: string,
  faults: ActiveFaults,
): Answer {
  const {headers} = request;
  const handler = OPERATIONS.get(operation.id);
  if (!handler) throw new Error(`The mock server has no operation "${operation.id}".`);
  const person = checkKey(operation, headers);
  checkHeaders(operation, headers);
  const body = checkBody(operation, headers, text);
  const teamId = operation.isOpenAi ? null : (headerText(headers, 'x-team-id') ?? null);
  checkMembership(person, teamId);
  service.store.tick();
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

function carriesKey({headers}: MockRequest): boolean {
  return headers['x-api-key'] !== undefined || headers.authorization !== undefined;
}

async function readTextOrError({readText}: MockRequest): Promise<string | RequestError> {
  try {
    return await readText();
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
}
