import * as apps from './apps';
import type {Answer, Call, Handler} from './call';
import * as chat from './chat';
import {chooseFaults, failDeliberately, lostConnection, readFaultRules} from './faults';
import type {ActiveFaults} from './faults';
import * as jobs from './jobs';
import {advance} from './lifecycle';
import {findApp, FIRST_PERSON, roleOf, SECOND_PERSON} from './people';
import {drawPicture, inputOfPicture} from './picture';
import {ownRefusal, Refusal} from './refusal';
import {checkRequest, findOperation} from './request';
import {newId, type Job, type State} from './state';

/** How to create a mock server. */
export type MockServerOptions = {
  /** The state from which it goes on; changed in place. By default there are no apps. */
  readonly state?: State;
  /** The fault rules, see `faults.ts`; by default those of the state. */
  readonly faults?: string | undefined;
  /** Returns the simulated time; called once for each accepted request. By default that of the computer. */
  readonly clock?: () => number;
  /** Returns the ID of what is created. */
  readonly nextId?: () => string;
  /** Receives a line with what the user of the mock server should know about a request. */
  readonly warn?: (line: string) => void;
  /** Waits before an answer that is slow by a fault, or before an event of a stream. By default nothing waits. */
  readonly pause?: (before: 'slow answer' | 'event', signal: AbortSignal) => Promise<void>;
};

/** A mock server, independent of how requests reach it. */
export type MockServer = ReturnType<typeof createMockServer>;

/** The operations, by ID: all that these files export. Any other one answers the example of the contract. */
export const HANDLERS: Readonly<Record<string, Handler>> = {...apps, ...jobs, ...chat};

/**
 * Creates a mock server, which answers requests as `fetch` does: it throws the error of a lost connection where a fault
 * asks for one.
 *
 * @throws Refusal for fault rules that cannot be read
 */
export function createMockServer({
  state = {now: 0, apps: [], faults: {}},
  faults,
  ...options
}: MockServerOptions = {}) {
  if (faults !== undefined) state.faults = readFaultRules(faults);
  const quiet = {warn: () => undefined, pause: () => Promise.resolve()};
  const settings = {clock: Date.now, nextId: newId, ...quiet, ...options, state};
  return {
    state,
    async fetch(request: Request): Promise<Response> {
      const response = await answer(request, settings);
      return request.method === 'HEAD' ? new Response(null, response) : response;
    },
  };
}

/** The options, each by itself or by default. */
export type Settings = Required<Omit<MockServerOptions, 'faults'>>;

async function answer(request: Request, settings: Settings): Promise<Response> {
  const {pathname, search, origin} = new URL(request.url);
  const {state, clock, warn} = settings;
  const isOpenAi = /^\/+v1\//.test(pathname);
  let faults: ActiveFaults = new Set();
  const send = (answered: Answer): Promise<Response> =>
    toResponse(answered, faults, (before) => settings.pause(before, request.signal));
  try {
    const input = inputOfPicture(state, pathname);
    if (input) return await answerPicture(input, request);
    const match = findOperation(request.method, pathname, warn);
    if ('allow' in match) return new Response(null, {status: 204, headers: {Allow: match.allow}});
    const {operation, params} = match;
    faults = chooseFaults(request.headers.get('x-mock-fault'), operation.id, state.faults);
    failDeliberately(faults);
    const person = checkKey(isOpenAi, request.headers);
    const accepted = await checkRequest(operation, request, search);
    const caller = {person, teamId: accepted.headers['x-team-id'] ?? null};
    roleOf(caller); // refuses a team that the person is not in
    state.now = clock();
    for (const app of state.apps) advance(app, state.now);
    const call: Call = {...settings, ...caller, ...accepted, params, faults, origin};
    const handle = HANDLERS[operation.id];
    if (!handle && params.app_id !== undefined) findApp(call);
    return await send(handle ? handle(call) : operation.example);
  } catch (error) {
    const {message, cause} = error instanceof Error ? error : new Error(String(error));
    if (cause) throw error; // the connection is lost
    const fault = `a fault of its own: ${message}`;
    const refusal = error instanceof Refusal ? error : ownRefusal(500, fault);
    return send({status: refusal.status, body: describeRefusal(refusal, isOpenAi)});
  }
}

/** Identifies the caller; throws Refusal 403 with the published text, or 401 in the OpenAI-compatible part. */
function checkKey(isOpenAi: boolean, headers: Headers): string {
  const bearer = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const key = isOpenAi ? bearer : headers.get('x-api-key');
  if (key?.startsWith('second')) return SECOND_PERSON;
  if (key && !key.startsWith('invalid')) return FIRST_PERSON;
  if (!isOpenAi) throw new Refusal(403, 'Unauthorized access. Invalid API key.');
  throw ownRefusal(401, 'the API key is missing or not valid.');
}

/** Answers with a picture. In the service, it is on another host than the API, which must not see the key. */
async function answerPicture(input: Job['request'], {headers}: Request): Promise<Response> {
  const isOpen = !headers.has('x-api-key') && !headers.has('authorization');
  if (isOpen) return new Response(await drawPicture(input)); // it has its type
  const advice = 'Send no x-api-key and no Authorization with it: they would give your key away.';
  throw ownRefusal(400, `the link to a result leads to the storage, not to the API. ${advice}`);
}

/** Describes an error in the form of the called part of the mock server. */
function describeRefusal({status, message, code: own}: Refusal, isOpenAi: boolean) {
  const type = status >= 500 ? 'server_error' : 'invalid_request_error';
  const code = own ?? {401: 'invalid_api_key', 429: 'rate_limit_exceeded'}[status] ?? type;
  return {error: isOpenAi ? {message, type, param: own ? 'model' : null, code} : message};
}

type Pause = (before: 'slow answer' | 'event') => Promise<void>;

/** Sends an answer, or a part of it, as the faults say. */
async function toResponse({status, body, events}: Answer, faults: ActiveFaults, pause: Pause) {
  if (faults.has('slow-answer')) await pause('slow answer');
  if (events) {
    const headers = {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache'};
    return new Response(streamOf(events, faults, pause), {status, headers});
  }
  if (faults.has('lost-answer')) throw lostConnection();
  if (status === 502) {
    const headers = {'Content-Type': 'text/html'};
    return new Response('<html><h1>502 Bad Gateway</h1></html>\n', {status, headers});
  }
  if (body === undefined) return new Response(null, {status});
  let text = JSON.stringify(body);
  if (faults.has('unknown-state') && status < 400) {
    text = text.replace(/"status":"\w+"/, '"status":"UNLISTED_STATE"');
  }
  const headers = {'Content-Type': 'application/json', ...(status === 429 && {'Retry-After': '1'})};
  return new Response(text, {status, headers});
}

/** Sends events one after the other, of a stream that a fault cuts only the first half. */
function streamOf(events: readonly unknown[], faults: ActiveFaults, pause: Pause): ReadableStream {
  const isCut = [...faults].some((it) => /^(?:lost-answer|cut-stream|stream-error)$/.test(it));
  const left = isCut ? events.slice(0, Math.ceil(events.length / 2)) : [...events];
  if (faults.has('stream-error')) {
    const error = ownRefusal(500, 'the fault stream-error is on.');
    left.push(describeRefusal(error, true));
  }
  const lines = left.map((event) => JSON.stringify(event));
  if (!isCut) lines.push('[DONE]');
  return new ReadableStream({
    async pull(controller) {
      await pause('event');
      const next = lines.shift();
      if (next !== undefined) controller.enqueue(new TextEncoder().encode(`data: ${next}\n\n`));
      else if (faults.has('lost-answer')) controller.error(lostConnection('terminated'));
      else controller.close();
    },
  });
}
