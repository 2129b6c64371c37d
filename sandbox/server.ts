import {createApp, deleteApp, findApp, getApp, listApps, updateApp} from './apps';
import type {Answer, Handler} from './call';
import {createChatCompletion} from './chat';
import {drawPicture} from './picture';
import {
  chooseFaults,
  failDeliberately,
  lostConnection,
  readFaultRules,
  type ActiveFaults,
} from './faults';
import {cancelJob, getJob, inputOfPicture, runJob} from './jobs';
import {advance} from './lifecycle';
import {personOf, roleOf} from './people';
import type {Operation} from './readContract';
import {describeRefusal, ownRefusal, Refusal} from './refusal';
import {checkRequest, findOperation} from './request';
import {newId, type Job, type State} from './state';

/** How to create a mock server. Every option has a default. */
export type MockServerOptions = {
  /** The state from which it goes on; changed in place. By default there are no apps. */
  readonly state?: State;
  /** The fault rules, see `faults.ts`; by default those of the state. */
  readonly faults?: string | undefined;
  /** Returns the simulated time; called once for each accepted request. By default that of the computer. */
  readonly clock?: () => number;
  /** Returns the ID of what is created. By default each is a new one. */
  readonly nextId?: () => string;
  /** Receives a line with what the user of the mock server should know about a request. */
  readonly warn?: (line: string) => void;
  /** Waits before an answer that the fault `slow-answer` delays, or before an event of a stream. By default nothing waits. */
  readonly pause?: (before: 'slow answer' | 'event', signal: AbortSignal) => Promise<void>;
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

type Settings = Required<Omit<MockServerOptions, 'faults'>>;

/** The behavior of operations, by operationId. Any other operation answers the example of the contract. */
export const HANDLERS: Readonly<Record<string, Handler>> = {
  createApp,
  listApps,
  getApp,
  updateApp,
  deleteApp,
  runJob,
  getJob,
  cancelJob,
  createChatCompletion,
};

/**
 * Creates a mock server.
 *
 * @throws Refusal for fault rules that cannot be read
 */
export function createMockServer({
  state = {now: 0, apps: [], faults: {}},
  faults,
  clock = Date.now,
  nextId = newId,
  warn = () => undefined,
  pause = () => Promise.resolve(),
}: MockServerOptions = {}): MockServer {
  if (faults !== undefined) state.faults = readFaultRules(faults);
  const settings: Settings = {state, clock, nextId, warn, pause};
  return {
    state,
    async fetch(request) {
      const response = await answer(request, settings);
      return request.method === 'HEAD' ? new Response(null, response) : response;
    },
  };
}

async function answer(request: Request, settings: Settings): Promise<Response> {
  const {pathname, search, origin} = new URL(request.url);
  const {state, clock, warn, pause} = settings;
  let isOpenAi = pathname.startsWith('/v1/');
  let faults: ActiveFaults = new Set();
  try {
    const input = inputOfPicture(state, pathname);
    if (input) return await answerPicture(input, request);
    const match = findOperation(request.method, pathname, warn);
    if ('allow' in match) return new Response(null, {status: 204, headers: {Allow: match.allow}});
    const {operation, params} = match;
    ({isOpenAi} = operation);
    faults = chooseFaults(request.headers.get('x-mock-fault'), operation.id, state.faults);
    if (faults.has('lost-request')) throw lostConnection(faults);
    const failure = failDeliberately(faults, isOpenAi);
    if (failure) return failure;
    const person = checkKey(isOpenAi, request.headers);
    const accepted = await checkRequest(operation, request, search);
    const caller = {person, teamId: accepted.headers['x-team-id'] ?? null};
    roleOf(caller); // refuses a team that the person is not in
    state.now = clock();
    for (const app of state.apps) advance(app, state.now);
    const handle = HANDLERS[operation.id] ?? answerExample(operation);
    const answered = handle({...settings, ...caller, ...accepted, params, faults, origin});
    return await toResponse(answered, faults, (before) => pause(before, request.signal));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const refused = {status: error.status, body: describeRefusal(error, isOpenAi)};
    return toResponse(refused, faults, (before) => pause(before, request.signal));
  }
}

/** Answers what the contract shows, if the app that the path names is there. */
function answerExample({example}: Operation): Handler {
  return (call) => {
    if (call.params.app_id !== undefined) findApp(call);
    return example;
  };
}

/** Identifies the caller; throws Refusal 403 with the published text, or 401 in the OpenAI-compatible part. */
function checkKey(isOpenAi: boolean, headers: Headers): string {
  const bearer = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const person = personOf(isOpenAi ? bearer : (headers.get('x-api-key') ?? undefined));
  if (person !== null) return person;
  if (!isOpenAi) throw new Refusal(403, 'Unauthorized access. Invalid API key.');
  throw ownRefusal(401, 'the API key is missing or not valid.', 'invalid_api_key');
}

/** Answers with a picture. In the service, it is on another host than the API, which must not see the key. */
async function answerPicture(input: Job['request'], {headers}: Request): Promise<Response> {
  if (headers.has('x-api-key') || headers.has('authorization')) {
    throw ownRefusal(
      400,
      'the link to a result leads to the storage and not to the API. Send no x-api-key and no ' +
        'Authorization header with it: they would give your key away.',
    );
  }
  return new Response(await drawPicture(input)); // it has its type
}

type Pause = (before: 'slow answer' | 'event') => Promise<void>;

/** Sends an answer, or a part of it, as the faults say. */
async function toResponse(
  {status, body, events}: Answer,
  faults: ActiveFaults,
  pause: Pause,
): Promise<Response> {
  const isLost = faults.has('lost-answer') || faults.has('reset');
  if (isLost && !events) throw lostConnection(faults);
  if (faults.has('slow-answer')) await pause('slow answer');
  if (events) {
    const headers = {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache'};
    return new Response(streamOf(events, faults, isLost, pause), {status, headers});
  }
  if (body === undefined) return new Response(null, {status});
  const text = JSON.stringify(body);
  const isUnknown = faults.has('unknown-state') && status < 400;
  const shown = isUnknown ? text.replace(/"status":"\w+"/, '"status":"UNLISTED_STATE"') : text;
  return new Response(shown, {status, headers: {'Content-Type': 'application/json'}});
}

/** Sends events one after the other, of a stream that a fault cuts only the first half. */
function streamOf(
  events: readonly unknown[],
  faults: ActiveFaults,
  isLost: boolean,
  pause: Pause,
): ReadableStream<Uint8Array> {
  const hasError = faults.has('stream-error');
  const isCut = isLost || hasError || faults.has('cut-stream');
  const error = ownRefusal(500, 'the fault stream-error is on.', 'server_error');
  const kept = isCut ? events.slice(0, Math.ceil(events.length / 2)) : events;
  const sent = hasError ? [...kept, describeRefusal(error, true)] : kept;
  const left = sent.map((event) => JSON.stringify(event));
  if (!isCut) left.push('[DONE]');
  return new ReadableStream({
    async pull(controller) {
      await pause('event');
      const next = left.shift();
      if (next !== undefined) controller.enqueue(new TextEncoder().encode(`data: ${next}\n\n`));
      else if (isLost) controller.error(lostConnection(faults, 'terminated'));
      else controller.close();
    },
  });
}
