import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startMockServer, type RunningMockServer} from '../../src/mock-server/nodeAdapter';
import {FIRST_PERSON, TEAMS} from '../../src/mock-server/people';
import {LANGUAGE_IDS} from '../../src/plugins/console';
import {OPERATIONS, REQUESTS} from '../helpers/drawnRequests';
import {runProgram} from '../helpers/program';

/** How a reader runs what stands on the page: pasted into a shell, or given to the interpreter. */
const INTERPRETERS = {
  curl: ['bash', '-c'],
  python: ['python3', '-c'],
  javascript: ['node', '--input-type=module', '-e'],
} as const;

const TEAM = TEAMS.find(({first}) => first === 'OWNER')?.id ?? '';

/** An app with the LoRA whose weight a request changes. */
const APP = OPERATIONS.find(({operationId}) => operationId === 'createApp')?.requestBody?.content[
  'application/json'
]?.examples?.modelWithLora?.value;
const folder = mkdtempSync(path.join(tmpdir(), 'request-'));
let server: RunningMockServer;

beforeAll(async () => {
  server = await startMockServer(0);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, {recursive: true});
});

/** Each request in every language. */
const RUNS = REQUESTS.flatMap(({title, operation, ticked, textIn}) =>
  LANGUAGE_IDS.map((language) => ({
    title: `${title} in ${language}`,
    operation,
    ticked,
    language,
    text: textIn(language),
  })),
);

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

test.concurrent.for(RUNS.map((run) => [run.title, run] as const))(
  '%s runs as it is pasted',
  async ([, {operation, ticked, language, text}], {expect: expectHere}) => {
    const teamId = ticked.includes('header.x-team-id') ? TEAM : '';
    const ids = await prepare(teamId, operation.method === 'DELETE');
    const [file, ...args] = INTERPRETERS[language];
    const {code, output} = await runProgram(file, [...args, text], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        ...ids,
        RUNGEN_API: server.url,
        RUNGEN_API_KEY: 'practice',
        RUNGEN_USER_ID: FIRST_PERSON,
        RUNGEN_TEAM_ID: TEAM,
      },
      limitMs: 60_000,
    });
    expectHere(output, text).toMatch(operation.method === 'DELETE' ? /\b204\b/ : /"(?:data|id)":/);
    expectHere(code, output).toBe(0);
  },
);

test('every operation is among them', () => {
  expect(new Set(RUNS.map(({operation}) => operation.operationId)).size).toBe(OPERATIONS.length);
});
