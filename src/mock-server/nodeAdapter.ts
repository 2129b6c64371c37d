import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {setTimeout} from 'node:timers/promises';
import {createMockServer, type MockServer, type MockServerOptions} from './server';

/** The port to listen on when no option names one. */
export const DEFAULT_PORT = 4010;
/** The delay of an answer with the fault `slow-answer`: programs give up after 30 s. */
const SLOW_ANSWER_MS = 40_000;

type Options = Omit<MockServerOptions, 'pause' | 'state'>;

/** A running mock server. */
export type RunningMockServer = Awaited<ReturnType<typeof startMockServer>>;

/**
 * Starts the mock server on the loopback addresses, where 127.0.0.1, ::1 and localhost reach it.
 *
 * @param port 0 takes a free one
 * @returns the value for `RUNGEN_API`, and what stops it and discards its state
 * @throws Error with a code such as EADDRINUSE when it cannot listen; Refusal for fault rules that cannot be read
 */
export async function startMockServer(port: number, options: Options = {}) {
  const mock = createMockServer({
    ...options,
    pause: async (before, signal) => {
      if (before === 'slow answer') await setTimeout(SLOW_ANSWER_MS, undefined, {signal});
    },
  });
  const [server, other] = [createHttpServer(mock), createHttpServer(mock)];
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  const taken = typeof address === 'object' ? (address?.port ?? port) : port;
  const close = async (): Promise<void> => {
    for (const it of [server, other]) {
      it.closeAllConnections();
      await once(it.close(), 'close');
    }
  };
  try {
    await once(other.listen(taken, '::1'), 'listening');
  } catch (error) {
    // Where there is no IPv6, localhost means 127.0.0.1. On a port of ::1 that is taken, it may mean another program.
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      await close();
      throw error;
    }
  }
  return {url: `http://127.0.0.1:${taken}`, close};
}

function createHttpServer(mock: MockServer) {
  const server = createServer((incoming, response) => {
    // The client has left, or a fault loses the connection.
    answer(mock, incoming, response).catch(() => response.destroy());
  });
  server.on('clientError', ({message}, socket) => {
    const head = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json';
    const error = `Mock server: no HTTP request, whose method is in capitals: ${message}.`;
    if (socket.writable) socket.end(`${head}\r\n\r\n${JSON.stringify({error})}`);
  });
  // Longer than a program pauses between two requests: a connection that closes at that moment looks like a fault.
  server.keepAliveTimeout = 60_000;
  return server;
}

async function answer(mock: MockServer, incoming: IncomingMessage, response: ServerResponse) {
  const {method = 'GET', url = '/', headers: sent} = incoming;
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  const headers = Object.entries(sent).map(([name, it]): [string, string] => [name, String(it)]);
  const body = new Uint8Array(await buffer(incoming));
  let request: Request;
  try {
    // Not `new URL(url, base)`, for which `//app` names a host.
    request = new Request(`http://${sent.host ?? 'localhost'}${url}`, {
      ...{method, headers, signal: leaving.signal},
      body: body.length > 0 ? body : null,
    });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error); // of GET with a body
    response.writeHead(400, {'Content-Type': 'application/json'});
    response.end(JSON.stringify({error: `Mock server: ${text}`}));
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
