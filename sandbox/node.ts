import {once} from 'node:events';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {setTimeout} from 'node:timers/promises';
import {createMockServer, type MockServer, type MockServerOptions} from './server';

/** The port to listen on when no option names one. */
export const DEFAULT_PORT = 4010;

/** The delay of an answer with the fault `slow-answer`: programs give up after 30 s. */
const SLOW_ANSWER_MS = 40_000;

/** A running mock server. */
export type RunningMockServer = {
  /** The value for `RUNGEN_API`. */
  readonly url: string;
  /** Stops it and discards its state. */
  readonly close: () => Promise<void>;
};

/**
 * Starts the mock server on the loopback addresses, where 127.0.0.1, ::1 and localhost reach it.
 *
 * @param port 0 takes a free one
 * @throws Error with a code such as EADDRINUSE when it cannot listen; Refusal for fault rules that cannot be read
 */
export async function startMockServer(
  port: number,
  options: Omit<MockServerOptions, 'pause' | 'state'> = {},
): Promise<RunningMockServer> {
  const {warn = () => undefined} = options;
  const mock = createMockServer({
    ...options,
    pause: (before, signal) =>
      before === 'event' ? Promise.resolve() : setTimeout(SLOW_ANSWER_MS, undefined, {signal}),
  });
  const servers = [createHttpServer(mock, warn), createHttpServer(mock, warn)] as const;
  const taken = await listen(servers[0], port, '127.0.0.1');
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(stop));
  };
  await listen(servers[1], taken, '::1').catch(async (error: unknown) => {
    // Where there is no IPv6, localhost means 127.0.0.1. On a port of ::1 that is taken, it may mean another program.
    if (codeOf(error) !== 'EADDRINUSE') return;
    await close();
    throw error;
  });
  return {url: `http://127.0.0.1:${taken}`, close};
}

function createHttpServer(mock: MockServer, warn: (line: string) => void): Server {
  const server = createServer((incoming, response) => {
    answer(mock, incoming, response).catch((error: unknown) => {
      const code = error instanceof TypeError ? codeOf(error.cause) : undefined;
      if (response.destroyed || code === 'UND_ERR_SOCKET') response.destroy();
      else if (code === 'ECONNRESET') response.socket?.resetAndDestroy();
      else {
        warn(error instanceof Error ? (error.stack ?? error.message) : String(error));
        refuse(response, 500, 'a bug of its own; its terminal shows more.');
      }
    });
  });
  server.on('clientError', (error: Error, socket) => {
    if (!socket.writable) return;
    const hint = codeOf(error) === 'HPE_INVALID_METHOD' ? ' Write the method in capitals.' : '';
    const body = JSON.stringify({error: `Mock server: no HTTP request: ${error.message}.${hint}`});
    const head = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
    socket.end(`HTTP/1.1 400 Bad Request\r\nConnection: close\r\n${head}\r\n\r\n${body}`);
  });
  // Longer than a program pauses between two requests: a connection that closes at that moment looks like a fault.
  server.keepAliveTimeout = 60_000;
  return server;
}

async function answer(
  mock: MockServer,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {method = 'GET', url = '/'} = incoming;
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const bytes = new Uint8Array(await buffer(incoming));
  const body = bytes.length > 0 ? bytes : null;
  let request: Request;
  try {
    // Not `new URL(url, base)`, for which `//app` names a host.
    const address = `http://${incoming.headers.host ?? 'localhost'}${url}`;
    request = new Request(address, {method, headers, body, signal: leaving.signal});
  } catch (error) {
    refuse(response, 400, error instanceof Error ? error.message : String(error)); // such as GET with a body
    return;
  }
  const answered = await mock.fetch(request);
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  const parts = answered.body?.getReader();
  for (let part = await parts?.read(); part?.done === false; part = await parts?.read()) {
    const {value} = part;
    // Waits until the part is sent, because the connection may break before the next one.
    await new Promise((resolve) => response.write(value, resolve));
  }
  response.end();
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'content-type': 'application/json'});
  response.end(JSON.stringify({error: `Mock server: ${text}`}));
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Lets a server listen, and returns its port. */
async function listen(server: Server, port: number, host: string): Promise<number> {
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await once(server.close(), 'close');
}
