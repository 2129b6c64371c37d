import {createApp, deleteApp, getApp, listApps, updateApp} from './apps';
import type {Answer, Call, Handler, RUN_ANSWERS} from './call';
import {createChatCompletion, listModels} from './chat';
import {drawPicture} from './picture';
import {
  chooseFaults,
  failDeliberately,
  GATEWAY_PAGE,
  lostConnection,
  readFaultRules,
  withUnknownState,
  type ActiveFaults,
} from './faults';
import {cancelJob, getJob, inputOfPicture, isPicturePath, runJob} from './jobs';
import {advance} from './lifecycle';
import {personOf, roleOf} from './people';
import type {Operation} from './contractData';
import {ownRefusal, Refusal} from './refusal';
import {checkRequest, findRoute} from './request';
import {createIds, type State} from './state';

/** Waits before an answer that the fault `slow-answer` delays, or before an event of a stream. */
type Pause = (before: 'slow answer' | 'event', signal: AbortSignal) => Promise<void>;

/** How to create a mock server. Every option has a default. */
export type MockServerOptions = {
  /** The state from which it goes on; changed in place. By default there are no apps. */
  readonly state?: State | undefined;
  /** The fault rules, see `faults.ts`; by default those of the state. */
  readonly faults?: string | undefined;
  /** Returns the simulated time; called once for each accepted request. By default it steps. */
  readonly clock?: () => number;
  /** The seed of the IDs. Default 1. */
  readonly seed?: number | undefined;
  /** The published form in which Run job answers. Default `data`. */
  readonly runAnswer?: (typeof RUN_ANSWERS)[number] | undefined;
  /** Receives a line with what the user of the mock server should know about a request. */
  readonly warn?: (line: string) => void;
  /** By default nothing waits. */
  readonly pause?: Pause;
};

/** A mock server, independent of how requests reach it. */
export type MockServer = {
  /**
   * Answers a request, as `fetch` does: it throws the errors of a lost connection where a fault asks for one.
   *
   * @throws Error for a bug in the mock server
   */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Its state now. */
  readonly state: State;
};

type Settings = Pick<Call, 'state' | 'nextId' | 'runAnswer' | 'warn'> & {
  readonly clock: () => number;
  readonly pause: Pause;
};

/** Every operation of the contract, by its operationId. */
export const HANDLERS: Readonly<Record<string, Handler>> = {
  createApp,
  listApps,
  getApp,
  updateApp,
  deleteApp,
  runJob,
  getJob,
  cancelJob,
  listModels,
  createChatCompletion,
};

/**
 * Creates a mock server.
 *
 * @throws FaultRuleError for fault rules that cannot be read
 */
export function createMockServer(options: MockServerOptions = {}): MockServer {
  const {state = {now: 0, apps: [], faults: {}}, faults} = options;
  if (faults !== undefined) state.faults = readFaultRules(faults);
  const settings: Settings = {
    state,
    clock: options.clock ?? stepClock(),
    nextId: createIds(options.seed ?? 1),
    runAnswer: options.runAnswer ?? 'data',
    warn: options.warn ?? (() => undefined),
    pause: options.pause ?? (() => Promise.resolve()),
  };
  return {
    state,
    async fetch(request) {
      const response = await answer(request, settings);
      return request.method === 'HEAD' ? new Response(null, response) : response;
    },
  };
}

/** @returns a clock that moves one second with each accepted request, from a fixed time: recorded output is stable */
export function stepClock(): () => number {
  let time = Date.UTC(2025, 0, 22, 15, 20, 0);
  return () => (time += 1000);
}

async function answer(request: Request, settings: Settings): Promise<Response> {
  const {pathname} = new URL(request.url);
  let operation: Operation | undefined;
  let faults: ActiveFaults = new Set();
  try {
    if (isPicturePath(pathname)) return await answerPicture(request, settings.state);
    const route = findRoute(pathname, settings.warn);
    if (request.method === 'OPTIONS') {
      return new Response(null, {status: 204, headers: {Allow: route.methods.join(', ')}});
    }
    const match = route.find(request.method === 'HEAD' ? 'GET' : request.method);
    ({operation} = match);
    const header = request.headers.get('x-mock-fault');
    faults = chooseFaults(header, operation.id, settings.state.faults);
    if (faults.has('lost-request')) throw lostConnection(false);
    failDeliberately(faults);
    const call = await accept(operation, match.params, request, faults, settings);
    const handle = HANDLERS[operation.id];
    if (!handle) throw new Error(`The mock server has no operation "${operation.id}".`);
    return await deliver(handle(call), faults, request.signal, settings);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isOpenAi = operation?.isOpenAi ?? pathname.startsWith('/v1/');
    const response = refuse(error, isOpenAi, faults);
    await loseOrDelay(faults, request.signal, settings);
    return response;
  }
}

/** Identifies the caller, checks the request against the contract, and moves time on. */
async function accept(
  operation: Operation,
  params: Call['params'],
  request: Request,
  faults: ActiveFaults,
  settings: Settings,
): Promise<Call> {
  const {state, clock} = settings;
  const person = checkKey(operation, request);
  const {headers, body} = await checkRequest(operation, request);
  const caller = {person, teamId: headers['x-team-id'] ?? null};
  roleOf(caller); // refuses a team that the person is not in
  state.now = clock();
  for (const app of state.apps) advance(app, state.now);
  const {origin} = new URL(request.url);
  return {...settings, ...caller, params, headers, body, faults, origin};
}

/** Identifies the caller; throws Refusal 403 with the published text, or 401 in the OpenAI-compatible part. */
function checkKey({isOpenAi}: Operation, {headers}: Request): string {
  const bearer = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const person = personOf(isOpenAi ? bearer : (headers.get('x-api-key') ?? undefined));
  if (person !== null) return person;
  if (!isOpenAi) throw new Refusal(403, 'Unauthorized access. Invalid API key.');
  throw ownRefusal(401, 'the API key is missing or not valid.', 'invalid_api_key');
}

/** Answers with a picture. It is on another host than the API in the service, which must not see the key. */
async function answerPicture({url, headers}: Request, state: State): Promise<Response> {
  if (headers.has('x-api-key') || headers.has('authorization')) {
    throw ownRefusal(
      400,
      'the link to a result leads to the storage and not to the API. Send no x-api-key and no ' +
        'Authorization header with it: they would give your key away.',
    );
  }
  const picture = await drawPicture(inputOfPicture(state, new URL(url).pathname));
  return new Response(picture, {headers: {'Content-Type': 'image/png'}});
}

function refuse(error: Refusal, isOpenAi: boolean, faults: ActiveFaults): Response {
  const {status, message, code, param} = error;
  if (faults.has('bad-gateway')) {
    return new Response(GATEWAY_PAGE, {status, headers: {'Content-Type': 'text/html'}});
  }
  const type = status >= 500 ? 'server_error' : 'invalid_request_error';
  const body = {error: isOpenAi ? {message, type, param, code} : message};
  return json(status, body, faults.has('rate-limit') ? {'Retry-After': '1'} : {});
}

async function deliver(
  {status, body, events}: Answer,
  faults: ActiveFaults,
  signal: AbortSignal,
  settings: Settings,
): Promise<Response> {
  if (events) {
    if (faults.has('slow-answer')) await settings.pause('slow answer', signal);
    const headers = {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache',
    };
    return new Response(streamOf(events, faults, signal, settings), {status, headers});
  }
  await loseOrDelay(faults, signal, settings);
  if (body === undefined) return new Response(null, {status});
  const isUnknown = faults.has('unknown-state');
  return json(status, isUnknown ? withUnknownState(body) : body);
}

/** `Response.json` is missing in browsers that Run here supports. */
function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const all = {'Content-Type': 'application/json', ...headers};
  return new Response(JSON.stringify(body), {status, headers: all});
}

async function loseOrDelay(
  faults: ActiveFaults,
  signal: AbortSignal,
  {pause}: Settings,
): Promise<void> {
  if (faults.has('lost-answer') || faults.has('reset')) throw lostConnection(faults.has('reset'));
  if (faults.has('slow-answer')) await pause('slow answer', signal);
}

/** Sends events one after the other, of a stream that a fault cuts only the first half. */
function streamOf(
  events: readonly unknown[],
  faults: ActiveFaults,
  signal: AbortSignal,
  {pause}: Settings,
): ReadableStream<Uint8Array> {
  const isLost = faults.has('lost-answer') || faults.has('reset');
  const isCut = isLost || faults.has('cut-stream') || faults.has('stream-error');
  const kept = isCut ? events.slice(0, Math.ceil(events.length / 2)) : events;
  const left = kept.map((event) => JSON.stringify(event));
  if (faults.has('stream-error')) left.push(JSON.stringify(STREAM_ERROR));
  if (!isCut) left.push('[DONE]');
  return new ReadableStream({
    async pull(controller) {
      await pause('event', signal);
      const next = left.shift();
      if (next !== undefined) controller.enqueue(new TextEncoder().encode(`data: ${next}\n\n`));
      else if (isLost) controller.error(lostConnection(faults.has('reset'), 'terminated'));
      else controller.close();
    },
  });
}

const STREAM_ERROR = {
  error: {
    message: 'Mock server: the fault stream-error is on.',
    type: 'server_error',
    param: null,
    code: 'server_error',
  },
};
