import {isDeepStrictEqual} from 'node:util';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {loadMockContract} from '../../src/contract/mock/loadMockContract';
import {startMockServer, type RunningMockServer} from '@rungen/mock-server/nodeAdapter';
import {FIRST_USER, TEAMS} from '@rungen/mock-server/users';
import {createRequest} from '../../src/contract/requests';
import {makeFolder} from '../helpers/makeFolder';
import {missing, titled} from '../helpers/machine';
import {runProgram} from '../helpers/program';
import {OPERATIONS, REQUESTS} from '../helpers/requests';
import {environment, type Language, LANGUAGES} from './languages';
import {recordRequests, type ArrivedRequest, type Recorder} from './recordRequests';

/** What an interpreter prints before each request. */
const MARK = '--- request ---';

type Write = (variables: Readonly<Record<string, string>>, text: string) => string;

/**
 * The arguments with which an interpreter takes a text, and how a text becomes one of several that it runs, each with
 * its own variables and no name of another: to start an interpreter for each request takes most of the time.
 */
const INTERPRETERS: Readonly<Record<Language['id'], {args: readonly string[]; write: Write}>> = {
  curl: {
    args: ['-c'],
    write: (variables, text) => {
      const own = Object.entries(variables).map(([name, value]) => `export ${name}='${value}'`);
      return ['(', `echo '${MARK}'`, ...own, text, ')'].join('\n');
    },
  },
  python: {
    args: ['-c'],
    write: (variables, text) =>
      `import os\nos.environ.update(${JSON.stringify(variables)})\nprint('${MARK}')\nexec(${JSON.stringify(text)}, {})`,
  },
  javascript: {
    args: ['--input-type=module', '-e'],
    write: (variables, text) =>
      `Object.assign(process.env, ${JSON.stringify(variables)});\nconsole.log('${MARK}');\n{\n${text}\n}`,
  },
};

const TEAM = TEAMS.find(({first}) => first === 'OWNER')?.id ?? '';

/** An app with the LoRA whose weight a request changes. */
const APP = OPERATIONS.find(({operationId}) => operationId === 'createApp')?.requestBody?.content[
  'application/json'
]?.examples?.modelWithLora?.value;
const folder = makeFolder('request-');
let server: RunningMockServer;
let recorder: Recorder;

beforeAll(async () => {
  // Time stands still: on a busy machine, a job could end before it is canceled.
  const clock = () => Date.UTC(2025, 0, 22);
  server = await startMockServer(0, {contract: await loadMockContract(), clock});
  recorder = await recordRequests(server.url);
});
afterAll(async () => {
  await recorder.close();
  await server.close();
});

/** Creates an app, which runs unless it is to be deleted, and a job that waits for it. */
async function prepare(teamId: string, isToBeDeleted: boolean) {
  const send = async (method: string, route: string, body: unknown): Promise<string> => {
    const answer = await fetch(server.url + route, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-api-key': 'practice',
        ...(teamId && {'x-team-id': teamId}),
      },
      body: JSON.stringify(body),
    });
    return /"id":"([^"]+)"/.exec(await answer.text())?.[1] ?? '';
  };
  const app = await send('POST', '/app', APP);
  if (!isToBeDeleted) await send('PUT', `/app/${app}`, {configuration: {active_workers: 1}});
  const job = await send('POST', `/app/${app}/run_async`, {input: {prompt: 'A lake'}});
  return {RUNGEN_APP_ID: app, RUNGEN_JOB_ID: job};
}

for (const {id, request: needed, file} of LANGUAGES) {
  const reason = missing(...needed);
  if (reason !== undefined) {
    test.skip(titled(`${id}: ${REQUESTS.length} requests`, reason));
    continue;
  }
  test.concurrent.for(OPERATIONS.map((it) => [it.operationId, it] as const))(
    `${id}: every choice of %s runs as it is pasted, and sends what Run sends`,
    async ([, operation], {expect: expectHere}) => {
      const {args, write} = INTERPRETERS[id];
      const isDelete = operation.method === 'DELETE';
      const texts: string[] = [];
      const requests: [run: string, wanted: Request][] = [];
      for (const {title, data, ticked, textIn} of REQUESTS.filter(
        (it) => it.operation === operation,
      )) {
        const run = encodeURIComponent(`${id} ${title}`);
        const variables = {
          ...(await prepare(ticked.includes('header.x-team-id') ? TEAM : '', isDelete)),
          RUNGEN_API: `${recorder.url}/${run}`,
          RUNGEN_API_KEY: 'practice',
          RUNGEN_USER_ID: FIRST_USER,
          RUNGEN_TEAM_ID: TEAM,
        };
        texts.push(write(variables, textIn(id)));
        requests.push([run, createRequest(data, {ticked: new Set(ticked), variables})]);
      }
      const {code, stdout, output} = await runProgram(file, [...args, texts.join('\n')], {
        cwd: folder,
        env: environment(false),
        limitMs: 240_000,
      });
      expectHere(code, output).toBe(0);
      const answers = stdout.split(`${MARK}\n`).slice(1);
      const isAnswer = isDelete ? /\b204\b/ : /"(?:data|id)":/;
      expectHere(answers).toEqual(requests.map(() => expect.stringMatching(isAnswer) as string));
      for (const [run, wanted] of requests) {
        expectHere(recorder.arrived(run)).toEqual([await expectArrival(wanted, run)]);
      }
    },
  );
}

/** Returns what arrives of a request; a client may add headers of its own. */
async function expectArrival(request: Request, run: string): Promise<ArrivedRequest> {
  const {pathname} = new URL(request.url);
  const body = await request.text();
  return {
    method: request.method,
    path: pathname.replace(`/${run}`, ''),
    headers: expect.objectContaining(Object.fromEntries(request.headers)) as Record<string, string>,
    body: body === '' ? '' : (expect.toSatisfy((text: string) => isSameJson(text, body)) as string),
  };
}

function isSameJson(one: string, other: string): boolean {
  return isDeepStrictEqual(JSON.parse(one), JSON.parse(other));
}
