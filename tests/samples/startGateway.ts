import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {startServer, type RunningServer} from '../startServer';

/**
 * Stands between a program and the mock server, and gives Get app's answers the other published form.
 *
 * @param target the mock server's address
 */
export async function startGateway(target: string): Promise<RunningServer> {
  const server = createServer((request, response) => {
    void forward(request, target)
      .then((answer) => send(response, wrapApp(answer)))
      .catch(() => response.destroy()); // a connection that the mock server drops is dropped here
  });
  server.keepAliveTimeout = 60_000; // longer than a sample pauses, as in the mock server
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

/** An answer without `data` at its top is Get app's; put under `data`, it has the form of all others. */
function wrapApp(answer: Forwarded): Forwarded {
  const text = answer.body.toString();
  if (answer.status !== 200 || !text.startsWith('{') || text.startsWith('{"data"')) return answer;
  return {...answer, body: Buffer.from(`{"data": ${text}}`)};
}
