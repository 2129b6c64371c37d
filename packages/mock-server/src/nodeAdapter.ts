import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';
import {setTimeout} from 'node:timers/promises';
import {LATE_SECONDS, SLOW_ANSWER_SECONDS} from './faults';
import type {Pause} from './response';
import {createMockServer, type MockServer, type MockServerOptions} from './server';

export const DEFAULT_PORT = 4010;
/** How long a client may take to close a stream of which it has read enough. */
const CUT_MS = 2000;

/**
 * Starts the mock server at 127.0.0.1, which `localhost` reaches too.
 *
 * @param port 0 takes a free one
 * @returns the value for `RUNGEN_API`, such as `http://127.0.0.1:4010`; `close` discards its state; `advance`, see `server.ts`
 * @throws Error with a code such as EADDRINUSE when it cannot listen; HttpError for fault rules that cannot be read
 */
export async function startMockServer(port: number, options: Omit<MockServerOptions, 'pause'>) {
  const mock = createMockServer({...options, pause});
  const server = createServer((incoming, response) => {
    // The client has left, or a fault loses the connection.
    answer(mock, incoming, response).catch(() => response.destroy());
  });
  // Longer than a program pauses between two requests: a connection that closes at that moment looks like a fault.
  server.keepAliveTimeout = 60_000;
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const {port: actualPort} = server.address() as AddressInfo; // of a server for TCP
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
  return {url: `http://127.0.0.1:${actualPort}`, close, advance: mock.advance};
}

/** Waits in real time while the client stays. A late request keeps waiting after its client has left. */
const pause: Pause = async (before, signal) => {
  if (before === 'event') return;
  if (before === 'cut') return setTimeout(CUT_MS, undefined, {signal});
  const patience = setTimeout(SLOW_ANSWER_SECONDS * 1000, undefined, {signal});
  if (before !== 'late request') return patience;
  await patience.catch(() => undefined);
  await setTimeout(LATE_SECONDS * 1000);
};

async function answer(
  mock: MockServer,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  const body = new Uint8Array(await buffer(incoming));
  let request: Request;
  try {
    request = createRequest(incoming, body, leaving.signal);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    response.writeHead(400, {'Content-Type': 'application/json', Connection: 'close'});
    response.end(JSON.stringify({error: `Mock server: ${reason}`}));
    return;
  }
  const answered = await mock.fetch(request);
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  for await (const part of answered.body ?? []) {
    // Waits until the part is sent, because the connection may break before the next one.
    await new Promise((resolve) => response.write(part, resolve));
  }
  response.end();
}

/** @throws TypeError for what `fetch` cannot send, such as TRACE, and for an address of another host */
function createRequest(
  {method = 'GET', url = '/', headers: sent}: IncomingMessage,
  body: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Request {
  // The absolute form, and encoded hyphens of IDs, mean the same.
  const own = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\//i;
  const path = url.replace(own, '/').replaceAll(/%2d/gi, '-');
  if (path.startsWith('http:')) throw new TypeError('this is no proxy: unset http_proxy for it.');
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent)) headers.set(name, String(value));
  headers.set('content-length', String(body.length));
  // Not `new URL(path, base)`, for which `//app` names a host.
  return new Request(`http://${sent.host ?? 'localhost'}${path}`, {
    method,
    headers,
    signal,
    body: ['GET', 'HEAD'].includes(method) || body.length === 0 ? null : body,
  });
}
