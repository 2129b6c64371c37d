import {text} from 'node:stream/consumers';
import {isDeepStrictEqual} from 'node:util';
import {expect, test} from 'vitest';
import {createMockServer} from '@rungen/mock-server/server';
import {FIRST_USER, TEAMS} from '@rungen/mock-server/users';
import {loadMockContract} from '@site/src/contract/mock/loadMockContract';
import {findJson} from '@site/src/contract/openapi';
import {createRequest} from '@site/src/contract/requests';
import {makeFolder} from '../helpers/makeFolder';
import {missing, titled} from '../helpers/machine';
import {runProgram} from '../helpers/program';
import {findOperation, OPERATIONS, REQUESTS} from '../helpers/requests';
import {startServer} from '../helpers/startServer';
import {environment, type Language, LANGUAGES} from './languages';

/** What an interpreter prints before each request. */
const MARK = '--- request ---';

type Write = (variables: Readonly<Record<string, string>>, code: string) => string;

/**
 * The arguments with which an interpreter takes a text, and how a text becomes one of several that it runs, each with
 * its own variables and no name of another: to start an interpreter for each request takes most of the time.
 */
const INTERPRETERS: Readonly<Record<Language['id'], {args: readonly string[]; write: Write}>> = {
  curl: {
    args: ['-c'],
    write: (variables, code) => {
      const own = Object.entries(variables).map(([name, value]) => `export ${name}='${value}'`);
      return ['(', `echo '${MARK}'`, ...own, code, ')'].join('\n');
    },
  },
  python: {
    args: ['-c'],
    write: (variables, code) =>
      `import os\nos.environ.update(${JSON.stringify(variables)})\nprint('${MARK}')\nexec(${JSON.stringify(code)}, {})`,
  },
  javascript: {
    args: ['--input-type=module', '-e'],
    write: (variables, code) =>
      `Object.assign(process.env, ${JSON.stringify(variables)});\nconsole.log('${MARK}');\n{\n${code}\n}`,
  },
};

const TEAM = TEAMS.find(({first}) => first === 'OWNER')?.id ?? '';

/** An app with the LoRA whose weight a request changes. */
const APP = findJson(findOperation('createApp').requestBody)?.examples?.modelWithLora?.value;

/** A request as it arrives; names of headers are in lower case. */
type ArrivedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
};

/** Starts a mock server that keeps the requests that arrive. `send` sends one that is not kept. */
async function startRecorder() {
  // Time stands still: on a busy machine, a job could end before it is canceled.
  const clock = () => Date.UTC(2025, 0, 22);
  const mock = createMockServer({contract: await loadMockContract(), clock});
  const arrived: ArrivedRequest[] = [];
  const send = (method: string, path: string, headers: [string, string][], body: string) =>
    mock.fetch(new Request(`http://mock.test${path}`, {method, headers, body: body || null}));
  const server = await startServer((request, response) => {
    const answer = async (): Promise<void> => {
      const {method = 'GET', url: path = '', headers} = request;
      const body = await text(request);
      arrived.push({method, path, headers, body});
      const sent = Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      const reply = await send(method, path, sent, body);
      response.writeHead(reply.status).end(await reply.text());
    };
    answer().catch((error: unknown) => response.destroy(error as Error));
  });
  return {...server, arrived, send};
}

type Recorder = Awaited<ReturnType<typeof startRecorder>>;

/** Creates an app, which runs unless it is to be deleted, and a job that waits for it. */
async function prepare({send}: Recorder, teamId: string, isToBeDeleted: boolean) {
  const headers: [string, string][] = [
    ['content-type', 'application/json'],
    ['x-api-key', 'practice'],
    ...(teamId ? [['x-team-id', teamId] satisfies [string, string]] : []),
  ];
  const ask = async (method: string, path: string, body: unknown): Promise<string> => {
    const answer = await send(method, path, headers, JSON.stringify(body));
    return /"id":"([^"]+)"/.exec(await answer.text())?.[1] ?? '';
  };
  const app = await ask('POST', '/app', APP);
  if (!isToBeDeleted) await ask('PUT', `/app/${app}`, {configuration: {active_workers: 1}});
  const job = await ask('POST', `/app/${app}/run_async`, {input: {prompt: 'A lake'}});
  return {RUNGEN_APP_ID: app, RUNGEN_JOB_ID: job};
}

for (const {id, program: needed, file} of LANGUAGES) {
  const reason = missing(...needed);
  if (reason !== undefined) {
    test.skip(...titled(`${id}: ${REQUESTS.length} requests`, reason));
    continue;
  }
  test.concurrent.for(OPERATIONS.map((operation) => [operation.operationId, operation] as const))(
    `${id}: every choice of %s runs as it is pasted, and sends what Run sends`,
    async ([, operation], {expect: expectHere}) => {
      const {args, write} = INTERPRETERS[id];
      const isDelete = operation.method === 'DELETE';
      const recorder = await startRecorder();
      const texts: string[] = [];
      const wanted: ArrivedRequest[] = [];
      for (const {data, ticked, textIn} of REQUESTS.filter(
        (request) => request.operation === operation,
      )) {
        const teamId = ticked.includes('header.x-team-id') ? TEAM : '';
        const variables = {
          ...(await prepare(recorder, teamId, isDelete)),
          RUNGEN_API: recorder.url,
          RUNGEN_API_KEY: 'practice',
          RUNGEN_USER_ID: FIRST_USER,
          RUNGEN_TEAM_ID: TEAM,
        };
        texts.push(write(variables, textIn(id)));
        const request = createRequest(data, {ticked: new Set(ticked), variables});
        wanted.push(await expectArrival(request));
      }
      const {code, stdout, output} = await runProgram(file, [...args, texts.join('\n')], {
        cwd: makeFolder('request-'),
        env: environment(false),
        limitMs: 240_000,
      });
      await recorder.close();
      expectHere(code, output).toBe(0);
      const success = isDelete ? /\b204\b/ : /"(?:data|id)":/;
      const answers = stdout.split(`${MARK}\n`).slice(1);
      expectHere(answers).toEqual(texts.map(() => expect.stringMatching(success) as string));
      expectHere(recorder.arrived).toEqual(wanted);
    },
  );
}

/** Returns what arrives of a request; a client may add its own headers. */
async function expectArrival(request: Request): Promise<ArrivedRequest> {
  const body = await request.text();
  const isSame = (text: string): boolean => isDeepStrictEqual(JSON.parse(text), JSON.parse(body));
  return {
    method: request.method,
    path: new URL(request.url).pathname,
    headers: expect.objectContaining(Object.fromEntries(request.headers)) as Record<string, string>,
    body: body === '' ? '' : (expect.toSatisfy(isSame) as string),
  };
}
