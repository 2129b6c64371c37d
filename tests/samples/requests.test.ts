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
import {environment, LANGUAGES} from './languages';
import {recordRequests, type ArrivedRequest, type Recorder} from './recordRequests';

/** The arguments with which an interpreter takes a text: a reader pastes it there or into a shell. */
const ARGUMENTS = {
  curl: ['-c'],
  python: ['-c'],
  javascript: ['--input-type=module', '-e'],
} as const;

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

for (const {id, request, file} of LANGUAGES) {
  const reason = missing(...request);
  if (reason !== undefined) {
    test.skip(titled(`${id}: ${REQUESTS.length} requests`, reason));
    continue;
  }
  test.concurrent.for(REQUESTS.map((request) => [request.title, request] as const))(
    `${id}: %s runs as it is pasted, and sends what Run sends`,
    async ([title, {operation, data, ticked, textIn}], {expect: expectHere}) => {
      const text = textIn(id);
      const run = encodeURIComponent(`${id} ${title}`);
      const teamId = ticked.includes('header.x-team-id') ? TEAM : '';
      const ids = await prepare(teamId, operation.method === 'DELETE');
      const variables = {
        ...ids,
        RUNGEN_API: `${recorder.url}/${run}`,
        RUNGEN_API_KEY: 'practice',
        RUNGEN_USER_ID: FIRST_USER,
        RUNGEN_TEAM_ID: TEAM,
      };
      const {code, output} = await runProgram(file, [...ARGUMENTS[id], text], {
        cwd: folder,
        env: {...environment(false), ...variables},
        limitMs: 240_000,
      });
      const answer = operation.method === 'DELETE' ? /\b204\b/ : /"(?:data|id)":/;
      expectHere(output, text).toMatch(answer);
      expectHere(code, output).toBe(0);
      const request = createRequest(data, {ticked: new Set(ticked), variables});
      expectHere(recorder.arrived(run)).toEqual([await expectArrival(request, run)]);
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
