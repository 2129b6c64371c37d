import {randomInt} from 'node:crypto';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {setTimeout} from 'node:timers/promises';
import {createMockServer, stepClock, type MockServer, type MockServerOptions} from './server';

/** The port to listen on when no option names one. */
export const DEFAULT_PORT = 4010;

/** The delay of an answer with the fault `slow-answer`: programs give up after 30 s. */
const SLOW_ANSWER_MS = 40_000;

/** How to start the mock server. Every option has a default. */
export type StartOptions = Omit<MockServerOptions, 'clock' | 'pause' | 'state'> & {
  /** The port on the loopback addresses; 0 takes a free one. Default 4010. */
  readonly port?: number | undefined;
  /** `real` follows the computer's clock; `step` moves one second with each accepted request. Default `real`. */
  readonly clock?: 'real' | 'step' | undefined;
  /** How many simulated seconds pass in one real second. Default 1. */
  readonly speed?: number | undefined;
};

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
 * @throws Error with a code such as EADDRINUSE when it cannot listen; FaultRuleError for fault rules that cannot be read
 */
export async function startMockServer(options: StartOptions = {}): Promise<RunningMockServer> {
  const {port = DEFAULT_PORT, clock = 'real', speed = 1} = options;
  const start = Date.now();
  const mock = createMockServer({
    ...options,
    seed: options.seed ?? (clock === 'step' ? 1 : randomInt(2 ** 31)),
    clock: clock === 'step' ? stepClock() : () => start + (Date.now() - start) * speed,
    pause: (before, signal) =>
      before === 'event' ? Promise.resolve() : setTimeout(SLOW_ANSWER_MS, undefined, {signal}),
  });
  const warn = options.warn ?? (() => undefined);
  const servers = [await listen(mock, warn, '127.0.0.1', port)];
  const address = servers[0]?.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  try {
    servers.push(await listen(mock, warn, '::1', taken));
  } catch (error) {
    // Where there is no IPv6, localhost means 127.0.0.1. On a port of ::1 that is taken, it may mean another program.
    if (codeOf(error) === 'EADDRINUSE') {
      await Promise.all(servers.map(close));
      throw error;
    }
  }
  return {
    url: `http://127.0.0.1:${taken}`,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}

function listen(
  mock: MockServer,
  warn: (line: string) => void,
  host: string,
  port: number,
): Promise<Server> {
  const server = createServer((request, response) => {
    answer(mock, request, response).catch((error: unknown) => {
      if (response.destroyed) return; // the client has left
      const code = error instanceof TypeError ? codeOf(error.cause) : undefined;
      if (code === 'ECONNRESET') response.socket?.resetAndDestroy();
      else if (code === 'UND_ERR_SOCKET') response.destroy();
      else {
        warn(error instanceof Error ? (error.stack ?? error.message) : String(error));
        sendError(response, 500, 'a bug of its own; its terminal shows more.');
      }
    });
  });
  server.on('clientError', (error: Error, socket) => {
    if (!socket.writable) return;
    const body = JSON.stringify({error: `Mock server: this is no HTTP request: ${error.message}.`});
    const head = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
    socket.end(`HTTP/1.1 400 Bad Request\r\nConnection: close\r\n${head}\r\n\r\n${body}`);
  });
  // Longer than a program pauses between two requests: a connection that closes at that moment looks like a fault.
  server.keepAliveTimeout = 60_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

async function answer(
  mock: MockServer,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  const body = new Uint8Array(await buffer(incoming));
  const request = toRequest(incoming, body, leaving.signal);
  if (typeof request === 'string') {
    sendError(response, 400, request);
    return;
  }
  const answered = await mock.fetch(request);
  const headers = Object.fromEntries(answered.headers);
  if (!headers['content-type']?.startsWith('text/event-stream') || !answered.body) {
    const bytes = Buffer.from(await answered.arrayBuffer());
    const size = bytes.length > 0 ? {'content-length': bytes.length} : {};
    response.writeHead(answered.status, {...headers, ...size}).end(bytes);
    return;
  }
  response.writeHead(answered.status, headers);
  const events = answered.body.getReader();
  for (let next = await events.read(); !next.done; next = await events.read()) {
    const {value} = next;
    // Waits until the event is sent, because the connection may break before the next one.
    await new Promise((resolve) => response.write(value, resolve));
  }
  response.end();
}

/** Returns a request as `fetch` takes it, or why there can be none, such as a GET request with a body. */
function toRequest(
  {method = 'GET', url = '/', headers, headersDistinct}: IncomingMessage,
  body: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Request | string {
  try {
    const all = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    const address = url.startsWith('/') ? `http://${headers.host ?? 'localhost'}${url}` : url;
    return new Request(address, {
      method,
      headers: all,
      body: body.length > 0 ? body : null,
      signal,
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function sendError(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'content-type': 'application/json'});
  response.end(JSON.stringify({error: `Mock server: ${text}`}));
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => {
      if (error) reject(error);
      else resolve();
    });
    server.closeAllConnections();
  });
}
