import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {startServer, type RunningServer} from '../helpers/startServer';

/** A request as it arrives. */
export type ArrivedRequest = {
  readonly method: string;
  readonly path: string;
  /** In lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
};

/** A server that keeps what it receives, and passes it on. */
export type Recorder = RunningServer & {
  /** The requests that arrived below `/<run>`, where `run` names who sent them. */
  readonly arrived: (run: string) => readonly ArrivedRequest[];
};

/**
 * Starts a recorder.
 *
 * @param target the address of the server that answers; `/run-1/app` is passed on as `/app`
 */
export async function recordRequests(target: string): Promise<Recorder> {
  const byRun = new Map<string, ArrivedRequest[]>();
  const server = createServer((request, response) => {
    const receive = async (): Promise<void> => {
      const [, run = '', ...rest] = (request.url ?? '').split('/');
      const {method = 'GET', headers} = request;
      const path = `/${rest.join('/')}`;
      const body = await text(request);
      byRun.set(run, [...(byRun.get(run) ?? []), {method, path, headers, body}]);
      const own = ['x-api-key', 'content-type', 'x-team-id', 'x-authenticated-user-id'];
      const passed = own.filter((name) => headers[name] !== undefined);
      const answer = await fetch(target + path, {
        method,
        headers: passed.map((name): [string, string] => [name, String(headers[name])]),
        ...(body !== '' && {body}),
      });
      response.writeHead(answer.status, {'content-type': 'application/json'});
      response.end(await answer.text());
    };
    receive().catch((error: unknown) => response.destroy(error as Error));
  });
  return {...(await startServer(server)), arrived: (run) => byRun.get(run) ?? []};
}
