import {expect, test} from 'vitest';
import {analyzeRequests, type RunRecord} from '../../src/check/analyze';
import {listRules} from '../../src/check/runs';
import {renderTable} from '../../src/check/report';
import type {Exchange} from '../../src/exchange';
import {fault, makeApp, makeJob, NEW_APP, ORIGIN, start, workers, type Mock} from '../mock';

/** Returns a mock server and what it has logged. */
function startLogged() {
  const log: Exchange[] = [];
  return {mock: start({log}), log};
}

function record(mock: Mock, exchanges: readonly Exchange[], given: RunRecord['givenIds'] = []) {
  return {exchanges, state: mock.state, givenIds: given, endedAt: Date.now(), speed: 1};
}

/** Sends a request whose connection is lost. */
async function lose(mock: Mock, line: string, body: unknown): Promise<void> {
  await expect(mock.call(line, {body, headers: fault('lost-answer')})).rejects.toThrow('failed');
}

test('a whole tutorial leaves nothing', async () => {
  const {mock, log} = startLogged();
  const app = await makeApp(mock, 1);
  await makeJob(mock, app);
  await mock.call(`PUT ${app}`, workers(0));
  await mock.call(`DELETE ${app}`);
  expect(analyzeRequests(record(mock, log))).toEqual([]);
});

test('an app with active workers is found with its minutes', async () => {
  const {mock, log} = startLogged();
  await makeApp(mock, 2);
  const later = {...record(mock, log), endedAt: Date.now() + 90_000, speed: 2};
  expect(analyzeRequests(later)).toEqual([
    {
      kind: 'active-workers',
      text: expect.stringMatching(/2 active workers since request 2: [34] simulated m/) as string,
      requests: [2],
    },
  ]);
});

test('minutes count from the start, not from a second update', async () => {
  const {mock, log} = startLogged();
  const app = await makeApp(mock, 1);
  await mock.call(`PUT ${app}`, workers(3));
  expect(analyzeRequests(record(mock, log))).toMatchObject([{requests: [2]}]);
});

test('an app that was made twice is found', async () => {
  const {mock, log} = startLogged();
  await lose(mock, 'POST /app', NEW_APP);
  await mock.call('POST /app', {body: NEW_APP});
  expect(analyzeRequests(record(mock, log))).toEqual([
    {kind: 'app-made-twice', text: 'one app was made twice (requests 1 and 2)', requests: [1, 2]},
  ]);
});

test('a refused request is no second run', async () => {
  const {mock, log} = startLogged();
  await mock.call('POST /app', {body: NEW_APP, headers: fault('server-error')});
  await mock.call('POST /app', {body: NEW_APP});
  expect(analyzeRequests(record(mock, log))).toEqual([]);
});

test('an input that was run twice is found', async () => {
  const {mock, log} = startLogged();
  const app = await makeApp(mock);
  await makeJob(mock, app);
  await makeJob(mock, app);
  expect(analyzeRequests(record(mock, log))).toMatchObject([{kind: 'job-run-twice'}]);
});

test('a chat request that was answered twice is found', async () => {
  const {mock, log} = startLogged();
  const body = {model: 'example-llm', messages: [{role: 'user', content: 'Hello'}]};
  await lose(mock, 'POST /v1/chat/completions', body);
  await mock.call('POST /v1/chat/completions', {body});
  expect(analyzeRequests(record(mock, log))).toMatchObject([{kind: 'chat-run-twice'}]);
});

test('a slow answer that was waited for is found', async () => {
  const {mock, log} = startLogged();
  await mock.call('GET /app', {headers: fault('slow-answer')});
  expect(analyzeRequests(record(mock, log))).toMatchObject([
    {kind: 'no-time-limit', requests: [1]},
  ]);
});

test('a client that leaves before a slow answer is not found', async () => {
  const leaving = new AbortController();
  const log: Exchange[] = [];
  const pause = () => {
    leaving.abort();
    return Promise.resolve();
  };
  const mock = start({log, pause});
  const headers = {'x-api-key': 'practice', ...fault('slow-answer')};
  await mock.fetch(new Request(`${ORIGIN}/app`, {headers, signal: leaving.signal}));
  expect(analyzeRequests(record(mock, log))).toEqual([]);
});

/** Returns the log of reads with pauses in milliseconds. */
async function readWithPauses(pauses: readonly number[]): Promise<RunRecord> {
  const {mock, log} = startLogged();
  for (let read = 0; read <= pauses.length; read += 1) await mock.call('GET /app');
  let at = 0;
  const exchanges = log.map((exchange, index) => {
    at += pauses[index - 1] ?? 0;
    return {...exchange, at, answeredAt: at};
  });
  return record(mock, exchanges);
}

test.each([
  ['short pauses', [100, 100, 100, 100, 100, 100, 100, 100], true],
  [
    'short pauses, many of which a busy machine made longer',
    [100, 100, 900, 1900, 100, 2000, 1100, 100, 1500],
    true,
  ],
  ['short pauses that grow', [20, 40, 80, 160, 320, 640, 900, 900], false],
  ['pauses of a second', [1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000], false],
  ['a few reads', [10, 10, 10], false],
])('reads with %s', async (_, pauses, isFound) => {
  const kinds = analyzeRequests(await readWithPauses(pauses)).map(({kind}) => kind);
  expect(kinds).toEqual(isFound ? ['fast-reads'] : []);
});

test.each([
  ['GET', '/app/undefined'],
  ['POST', '/app/None/run_async'],
  ['POST', '/app//run_async'],
])('%s %s has an ID that no answer had', async (method, path) => {
  const {mock, log} = startLogged();
  const body = method === 'POST' ? {body: {input: {}}} : {};
  await mock.call(`${method} ${path}`, body);
  expect(analyzeRequests(record(mock, log))).toMatchObject([{kind: 'unknown-id', requests: [1]}]);
});

test('an ID of the environment is known', async () => {
  const {mock, log} = startLogged();
  const app = await makeApp(mock);
  await mock.call(`GET ${app}`);
  const [, ...later] = log;
  const [, , id = ''] = app.split('/');
  expect(analyzeRequests(record(mock, later, [id]))).toEqual([]);
  expect(analyzeRequests(record(mock, later))).toMatchObject([{kind: 'unknown-id'}]);
});

test('the ID of a lost answer is known from a list', async () => {
  const {mock, log} = startLogged();
  await lose(mock, 'POST /app', NEW_APP);
  const id = mock.state.apps[0]?.summary.id ?? '';
  await mock.call('GET /app');
  await mock.call(`GET /app/${id}`);
  expect(analyzeRequests(record(mock, log))).toEqual([]);
});

test('a key that was sent to a result is found', async () => {
  const {mock, log} = startLogged();
  const app = await makeApp(mock, 1);
  const job = await makeJob(mock, app);
  mock.pass(5);
  await mock.call(`GET ${job}`);
  await mock.call(`GET /mock-files/${job.slice(-36)}.png`);
  await mock.call(`PUT ${app}`, workers(0));
  expect(analyzeRequests(record(mock, log))).toMatchObject([
    {kind: 'key-to-result', requests: [5]},
  ]);
});

test('a request that the contract does not allow is found', async () => {
  const {mock, log} = startLogged();
  const call = {raw: JSON.stringify(NEW_APP), headers: {'content-type': 'text/plain'}};
  await mock.call('POST /app', call);
  await mock.call('POST /app', call);
  const reason = "send the header Content-Type: application/json instead of 'text/plain'";
  expect(analyzeRequests(record(mock, log))).toEqual([
    {
      kind: 'refused',
      text: `not as the contract says: ${reason} (requests 1 and 2)`,
      requests: [1, 2],
    },
  ]);
});

test('rules are those that can affect the called operations', () => {
  const rules = listRules(['getApp']);
  expect(rules).toContain('slow-answer@getApp#1');
  expect(rules).toContain('unknown-state');
  expect(rules.filter((rule) => /chat|cut-stream|failed-job|slow-start/.test(rule))).toEqual([]);
});

test('lost and slow answers are aimed at costly operations', () => {
  const rules = listRules(['listApps', 'createApp', 'runJob']);
  expect(rules).toEqual(
    expect.arrayContaining(['lost-answer@createApp#1', 'slow-answer@runJob#1', 'failed-job']),
  );
  expect(rules).not.toContain('lost-answer@listApps#1');
});

test('the last update meets faults of its own', () => {
  const rules = listRules(['createApp', 'updateApp', 'getApp', 'updateApp']);
  expect(rules).toEqual(
    expect.arrayContaining(['lost-request@updateApp#2', 'bad-gateway@updateApp#2']),
  );
});

test('the table has one line for each finding', () => {
  const findings = [
    {kind: 'job-run-twice', text: 'one', requests: []},
    {kind: 'unknown-id', text: 'other', requests: []},
  ] as const;
  const runs = [
    {fault: 'none', exitCode: 0, seconds: 1.24, jobs: 1, findings: []},
    {fault: 'lost-answer', exitCode: null, seconds: 50, jobs: 2, findings},
  ];
  expect(renderTable(runs).split('\n')).toEqual([
    'Fault        Exit    Seconds  Jobs  What is left',
    'none         0       1.2      1     -',
    'lost-answer  killed  50.0     2     one',
    '                                    other',
  ]);
});
