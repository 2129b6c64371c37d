import {checkBodySize} from '../../../../../sandbox/bodyLimit';
import {encodeAnswer, type EncodedAnswer} from '../../../../../sandbox/encodeAnswer';
import {handleRequest, type Delivery} from '../../../../../sandbox/handleRequest';
import {MOCK_URL, type MockService} from './mockService';
import {time} from './simulatedTime';
import {isOver} from './reportToPage';

/** Simulated milliseconds between two parts of a stream. */
const STREAM_PAUSE = 400;

type Fetch = typeof globalThis.fetch;

/**
 * Creates a replacement for `fetch` that passes requests to the in-memory mock server.
 *
 * @returns a function that fails as `fetch` of Node.js does, and also fails for every other host
 */
export function createMockFetch({service, tellState}: MockService): Fetch {
  return async (input, init) => {
    if (isOver()) await new Promise(() => undefined); // the program has ended: this never resolves
    const request = new Request(input, init);
    const {signal} = request;
    signal.throwIfAborted();
    const {origin, pathname, search} = new URL(request.url);
    if (origin !== MOCK_URL) {
      throw new TypeError(`what runs here reaches the mock server alone, and not ${origin}`);
    }
    const asked = handleRequest(service, {
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      readText: async () => {
        const text = await request.text();
        checkBodySize(pathname, new TextEncoder().encode(text).length);
        return text;
      },
    });
    const delivery = await time.during(asked);
    tellState();
    signal.throwIfAborted();
    if (delivery.delayMs > 0) await time.sleep(delivery.delayMs, signal);
    return toResponse(delivery, signal);
  };
}

function toResponse({answer, loss}: Delivery, signal: AbortSignal): Response {
  const {status, headers, parts} = encodeAnswer(answer);
  if (loss !== null && parts.length === 0) throw failure(loss);
  const isStream = headers['Content-Type']?.startsWith('text/event-stream') === true;
  const body = isStream ? streamOf(parts, loss, signal) : (parts[0] ?? null);
  return new Response(body as BodyInit | null, {status, headers});
}

function streamOf(
  parts: EncodedAnswer['parts'],
  loss: Delivery['loss'],
  signal: AbortSignal,
): ReadableStream {
  const left = parts.map((part) =>
    typeof part === 'string' ? new TextEncoder().encode(part) : part,
  );
  return new ReadableStream({
    async pull(controller) {
      await time.sleep(STREAM_PAUSE, signal);
      const part = left.shift();
      if (part) controller.enqueue(part);
      else if (loss === null) controller.close();
      else controller.error(new TypeError('terminated', {cause: failure(loss).cause}));
    },
  });
}

/** Returns the error that Node.js throws when no response arrives. */
function failure(loss: 'close' | 'reset'): TypeError {
  const cause =
    loss === 'reset'
      ? {code: 'ECONNRESET', message: 'read ECONNRESET'}
      : {code: 'UND_ERR_SOCKET', message: 'other side closed'};
  return new TypeError('fetch failed', {cause: Object.assign(new Error(cause.message), cause)});
}
