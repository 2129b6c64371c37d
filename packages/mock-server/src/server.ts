import {findApp, type Answer, type Context} from './context';
import type {MockContract} from './contract';
import {chooseFaults, failDeliberately, readFaultRules, RESULT, type Rule} from './faults';
import {startExchange, type Exchange} from './exchange';
import {HANDLERS} from './handlers';
import {findPicture} from './handlers/jobs';
import {HttpError, mockError, RefusedError} from './httpError';
import {advance} from './lifecycle';
import {renderPng} from './picture/png';
import type {PictureInput} from './picture/scene';
import {answerError, isIncomplete, toResponse, type Pause} from './response';
import {findOperation, type Match} from './routing';
import {newId, type State} from './state';
import {findRole, findUser} from './users';
import {validateRequest} from './validation';

export type MockServerOptions = {
  /** The operations, and how requests to them are validated. */
  readonly contract: MockContract;
  /** The state to continue from; changed in place. By default there are no apps. */
  readonly state?: State;
  /** Fault rules, see `faults.ts`; by default none. */
  readonly faults?: string | undefined;
  /** Returns the simulated time in milliseconds since 1970; called once for each accepted request. By default real time. */
  readonly clock?: () => number;
  readonly nextId?: () => string;
  /** Receives a line with what the user of the mock server should know about a request. */
  readonly warn?: (line: string) => void;
  /** By default nothing waits. */
  readonly pause?: Pause;
  /** Receives each request and what became of it, see `exchange.ts`. By default nothing is kept. */
  readonly log?: Exchange[];
};

export type MockServer = ReturnType<typeof createMockServer>;

type Settings = Required<Omit<MockServerOptions, 'faults' | 'log'>> & {
  readonly rules: readonly Rule[];
};

/**
 * Creates a mock server.
 *
 * @example
 * const mock = createMockServer({contract});
 * await mock.fetch(new Request('http://mock.test/app', {headers: {'x-api-key': 'practice'}})); // {"data":[]}
 * @throws HttpError for fault rules that cannot be read
 */
export function createMockServer(options: MockServerOptions) {
  const {faults, log, ...given} = options;
  const settings: Settings = {
    state: {now: 0, apps: []},
    clock: Date.now,
    nextId: newId,
    warn: () => undefined,
    pause: () => Promise.resolve(),
    ...given,
    rules: faults === undefined ? [] : readFaultRules(faults, options.contract.operations),
  };
  const {state} = settings;
  return {
    state,
    /** Answers a request. Like `fetch`, it rejects where a fault loses the connection. */
    async fetch(request: Request): Promise<Response> {
      const exchange = startExchange(log, request);
      const isOpenAi = exchange.path.replace(/^\/+/, '').startsWith('v1/');
      const response = await respondTo({request, settings, exchange, isOpenAi});
      const isWhole = !request.signal.aborted && !isIncomplete(response, exchange.faults);
      exchange.status = isWhole ? response.status : null;
      return request.method === 'HEAD' ? new Response(null, response) : response;
    },
    /** Moves all apps and jobs to a simulated time, as a request does. */
    advance: (now: number): void => {
      for (const app of state.apps) advance(app, now);
    },
  };
}

type Call = {
  readonly request: Request;
  readonly settings: Settings;
  readonly exchange: Exchange;
  /** Whether it goes to the part that OpenAI clients use. */
  readonly isOpenAi: boolean;
};

/** Responds to a request with its answer, or with the error that it meets. */
async function respondTo(call: Call): Promise<Response> {
  const {request, settings, exchange, isOpenAi} = call;
  const respond = (answered: Answer): Promise<Response> =>
    toResponse(answered, exchange.faults, (before) => {
      const waiting = settings.pause(before, request.signal);
      // Who leaves a stream before it is cut has got what they wanted.
      if (before === 'cut') waiting.catch(() => (exchange.status = answered.status));
      if (before !== 'silence' && before !== 'slow answer') return waiting;
      waiting.then(() => (exchange.isPatient = true)).catch(() => undefined);
      return waiting;
    });
  try {
    return await respond(await answer(call));
  } catch (error) {
    const isConnectionLost = error instanceof TypeError && error.cause !== undefined; // on purpose
    if (isConnectionLost) throw error;
    const isExpected = error instanceof HttpError;
    exchange.error = isExpected ? error : mockError(500, `internal error: ${String(error)}`);
    return respond(answerError(exchange.error, isOpenAi));
  }
}

/** Answers a request: with a picture, or with what an operation returns. */
async function answer(call: Call): Promise<Answer> {
  const {request, settings, exchange} = call;
  const {contract, state, warn} = settings;
  const input = findPicture(state, exchange.path);
  if (input) {
    meetFaults(RESULT, call);
    return {status: 200, file: await drawPicture(input, request.headers)};
  }
  const match = findOperation(contract.operations, request.method, exchange.path, warn);
  meetFaults(match.operation.id, call);
  exchange.answer = structuredClone(await callOperation(match, call)); // the state may change
  return exchange.answer;
}

/** Chooses the faults that a request meets, now that its operation is known; throws for some of them. */
function meetFaults(operation: string, {request, settings, exchange}: Call): void {
  const {rules, contract} = settings;
  const header = request.headers.get('x-mock-fault');
  exchange.operation = operation;
  exchange.faults = chooseFaults(header, operation, rules, contract.operations);
  failDeliberately(exchange.faults);
}

/** Validates a request, advances the time, and calls the handler of its operation. */
async function callOperation({operation, params}: Match, call: Call): Promise<Answer> {
  const {request, settings, exchange, isOpenAi} = call;
  const {contract, state} = settings;
  const user = findUser(request.headers, isOpenAi);
  const {headers, body} = await validateRequest(contract, operation, request);
  const caller = {user, teamId: headers['x-team-id'] ?? null};
  findRole(caller); // throws for an unknown team
  if (exchange.faults.has('late-request')) await settings.pause('late request', request.signal);
  state.now = settings.clock();
  for (const app of state.apps) advance(app, state.now);
  const {origin} = new URL(request.url);
  const {faults} = exchange;
  const context: Context = {...settings, ...caller, params, headers, body, faults, origin};
  const handler = HANDLERS[operation.id];
  if (handler) return handler(context as Context<never>); // the body is valid by the operation's schema
  if (params.app_id !== undefined) findApp(context); // throws for an unknown app
  return operation.example;
}

/** Draws a result. In the service, it is on another host than the API, which must not see the key. */
async function drawPicture(input: PictureInput, headers: Headers): Promise<Blob> {
  if (headers.has('x-api-key') || headers.has('authorization')) {
    const advice = 'Send no x-api-key and no Authorization with it: they would give your key away.';
    const problem = 'the link to a result leads to the storage, not to the API';
    throw new RefusedError(400, `${problem}. ${advice}`);
  }
  return renderPng(input);
}
