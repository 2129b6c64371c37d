import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {loadMockContract} from '../../src/mock-server/loadMockContract';
import {startMockServer, type RunningMockServer} from '../../src/mock-server/nodeAdapter';
import {FIRST_USER, TEAMS} from '../../src/mock-server/users';
import {OPERATIONS, REQUESTS} from '../helpers/drawnRequests';
import {missing, titled} from '../helpers/machine';
import {runProgram} from '../helpers/program';
import {environment, LANGUAGES} from './languages';

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
const folder = mkdtempSync(path.join(tmpdir(), 'request-'));
let server: RunningMockServer;

beforeAll(async () => {
  server = await startMockServer(0, {contract: await loadMockContract()});
});
afterAll(async () => {
  await server.close();
  rmSync(folder, {recursive: true});
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
  test.concurrent.for(REQUESTS.map((run) => [run.title, run] as const))(
    `${id}: %s runs as it is pasted`,
    async ([, {operation, ticked, textIn}], {expect: expectHere}) => {
      const text = textIn(id);
      const teamId = ticked.includes('header.x-team-id') ? TEAM : '';
      const ids = await prepare(teamId, operation.method === 'DELETE');
      const {code, output} = await runProgram(file, [...ARGUMENTS[id], text], {
        cwd: folder,
        env: {
          ...environment(false),
          ...ids,
          RUNGEN_API: server.url,
          RUNGEN_API_KEY: 'practice',
          RUNGEN_USER_ID: FIRST_USER,
          RUNGEN_TEAM_ID: TEAM,
        },
        limitMs: 60_000,
      });
      const answer = operation.method === 'DELETE' ? /\b204\b/ : /"(?:data|id)":/;
      expectHere(output, text).toMatch(answer);
      expectHere(code, output).toBe(0);
    },
  );
}

test('every operation has a request', () => {
  const tested = new Set(REQUESTS.map(({operation}) => operation.operationId));
  expect(tested.size).toBe(OPERATIONS.length);
});
