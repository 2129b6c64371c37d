import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {startServer, type RunningServer} from '../helpers/startServer';

/**
 * Starts a proxy between a program and the mock server, which converts Get app's responses to the other published
 * format.
 *
 * @param target the mock server's address
 */
export async function startGateway(target: string): Promise<RunningServer> {
  const server = createServer((request, response) => {
    void forward(request, target)
      .then((answer) => send(response, wrapApp(answer)))
      .catch(() => response.destroy()); // if the mock server drops a connection, this proxy drops it too
  });
  server.keepAliveTimeout = 60_000; // longer than the pauses of a sample, as in the mock server
  return startServer(server);
}

type Forwarded = {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
};

async function forward(request: IncomingMessage, target: string): Promise<Forwarded> {
  const body = await buffer(request);
  const key = request.headers['x-api-key'];
  const team = request.headers['x-team-id'];
  const type = request.headers['content-type'];
  const response = await fetch(target + (request.url ?? '/'), {
    method: request.method ?? 'GET',
    headers: {
      connection: 'close', // as in callSandbox
      ...(typeof key === 'string' && {'x-api-key': key}),
      ...(typeof team === 'string' && {'x-team-id': team}),
      ...(type && {'content-type': type}),
    },
    ...(body.length > 0 && {body: new Uint8Array(body)}),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: Buffer.from(await response.arrayBuffer()),
  };
}

function send(response: ServerResponse, {status, type, body}: Forwarded): void {
  response.writeHead(status, type ? {'content-type': type} : {}).end(body);
}

/** Wraps a response without `data` at its top level, which is Get app's, in `data`, like all other responses. */
function wrapApp(answer: Forwarded): Forwarded {
  const text = answer.body.toString();
  if (answer.status !== 200 || !text.startsWith('{') || text.startsWith('{"data"')) return answer;
  return {...answer, body: Buffer.from(`{"data": ${text}}`)};
}
