import type {Answer} from './context';
import {lostConnection, type ActiveFaults, type Fault} from './faults';
import {mockError, type HttpError} from './httpError';

/** Waits before an answer that a fault makes slow, before an event of a stream, or before a fault cuts it. */
export type Pause = (
  before: 'slow answer' | 'late request' | 'cut' | 'silence' | 'event',
  signal: AbortSignal,
) => Promise<void>;

type PauseRequest = (before: Parameters<Pause>[0]) => Promise<void>;

const ANSWER_CUTS: readonly Fault[] = ['cut-answer', 'stalled-answer'];
const STREAM_CUTS: readonly Fault[] = [...ANSWER_CUTS, 'lost-answer', 'cut-stream', 'stream-error'];

const JSON_TYPE = 'application/json';
/** With its character set: without one, some clients read an event stream as ISO-8859-1. */
const EVENT_STREAM = 'text/event-stream; charset=utf-8';

/** Creates the answer to an error, in the form of the called part of the mock server. */
export function answerError({status, message, code}: HttpError, isOpenAi: boolean): Answer {
  if (!isOpenAi) return {status, body: {error: message}};
  const type = status >= 500 ? 'server_error' : 'invalid_request_error';
  const error = {message, type, param: code ? 'model' : null, code: code ?? type};
  return {status, body: {error}};
}

/** Creates the response for an answer, with what faults do to it on its way. */
export async function toResponse(
  answer: Answer,
  faults: ActiveFaults,
  pause: PauseRequest,
): Promise<Response> {
  const {status, events} = answer;
  if (faults.has('slow-answer')) await pause('slow answer');
  if (events && !faults.has('bad-gateway')) return streamEvents(status, events, faults, pause);
  if (faults.has('lost-answer')) throw lostConnection();
  const response = createResponse(answer, faults);
  return isIncomplete(response, faults) ? cutBody(response, faults, pause) : response;
}

/** Returns whether a fault cuts a response, whatever its status says. */
export function isIncomplete({ok, body, headers}: Response, faults: ActiveFaults): boolean {
  const cuts = headers.get('content-type') === EVENT_STREAM ? STREAM_CUTS : ANSWER_CUTS;
  return ok && body !== null && cuts.some((fault) => faults.has(fault));
}

/** Cuts a body but not its `Content-Length`, where programs overlook it: JSON at its start, a file in its middle. */
async function cutBody(response: Response, faults: ActiveFaults, pause: PauseRequest) {
  const content = new Uint8Array(await response.arrayBuffer());
  const isJson = response.headers.get('content-type') === JSON_TYPE;
  const sent = content.subarray(0, isJson ? 0 : Math.floor(content.length / 2));
  const send = async function* () {
    yield sent; // even if it is empty, because the headers are sent with it
    if (faults.has('stalled-answer')) await pause('silence');
    throw lostConnection('terminated');
  };
  return new Response(streamParts(send()), response);
}

function createResponse({status, body, file}: Answer, faults: ActiveFaults): Response {
  if (faults.has('bad-gateway') && status < 400) {
    const page = '<html><h1>502 Bad Gateway</h1></html>\n'; // as from a proxy
    return new Response(page, {status: 502, headers: {'Content-Type': 'text/html'}});
  }
  if (body === undefined && !file) return new Response(null, {status});
  let text = JSON.stringify(body ?? null);
  if (faults.has('unknown-state') && status < 400) {
    text = text.replace(/"status":"\w+"/, '"status":"UNLISTED_STATE"');
  }
  const content = file ?? new Blob([text], {type: JSON_TYPE}); // a Blob has its type, as a file does
  const headers = new Headers({'Content-Length': String(content.size)});
  const afterNextSecond = new Date(Date.now() + 2000); // an HTTP date has no milliseconds
  if (faults.has('rate-limit')) headers.set('Retry-After', '1');
  if (faults.has('rate-limit-date')) headers.set('Retry-After', afterNextSecond.toUTCString());
  return new Response(content, {status, headers});
}

/** Sends events one after the other; a fault cuts the stream in its middle. */
function streamEvents(
  status: number,
  events: readonly unknown[],
  faults: ActiveFaults,
  pause: PauseRequest,
): Response {
  const isCut = STREAM_CUTS.some((fault) => faults.has(fault));
  const losesConnection = faults.has('lost-answer') || faults.has('cut-answer');
  const sent = events.map((event) => JSON.stringify(event)).concat('[DONE]');
  if (isCut) sent.splice(Math.ceil(events.length / 2));
  const encode = (data: string): Uint8Array => new TextEncoder().encode(`data: ${data}\n\n`);
  const send = async function* () {
    for (const event of sent) {
      await pause('event');
      yield encode(event);
    }
    if (isCut) await pause('cut');
    if (faults.has('stalled-answer')) await pause('silence');
    if (faults.has('stream-error')) {
      const {body} = answerError(mockError(500, 'the fault stream-error is on.'), true);
      yield encode(JSON.stringify(body));
    }
    if (losesConnection) throw lostConnection('terminated');
  };
  const headers = {'Content-Type': EVENT_STREAM, 'Cache-Control': 'no-cache'};
  return new Response(streamParts(send()), {status, headers});
}

/** Streams parts when they are asked for; an error breaks the stream. */
function streamParts(parts: AsyncIterator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const {value} = await parts.next();
      if (value === undefined) controller.close();
      else controller.enqueue(value);
    },
  });
}
