import {expect, test} from 'vitest';
import {MODEL_ID} from '@site/sandbox/chatOperations';
import {FAULTS} from '@site/sandbox/faults';
import {OPERATIONS} from '@site/sandbox/operations';
import {
  at,
  createApp,
  NEW_APP,
  runJob,
  start,
  startApp,
  USER_HEADER,
  watchJob,
  type Started,
} from './callSandbox';

const fault = (rules: string) => ({'x-mock-fault': rules});
const BEARER = {Authorization: 'Bearer practice'};
const CHAT = {model: MODEL_ID, messages: [{role: 'user', content: 'Hello there'}]};

async function appsOf({call}: Started): Promise<unknown> {
  return at((await call('GET', '/app', {headers: fault('none')})).json, 'data');
}

test.each([
  ['server-error', 500, null],
  ['rate-limit', 429, '1'],
  ['rate-limit-bare', 429, null],
])(
  '%s responds with status %i and an error, and changes nothing',
  async (name, status, retryAfter) => {
    const sandbox = await start();
    const reply = await sandbox.call('POST', '/app', {body: NEW_APP, headers: fault(name)});
    expect(reply.status).toBe(status);
    expect(reply.headers.get('retry-after')).toBe(retryAfter);
    expect(at(reply.json, 'error')).toMatch(/^Mock server: /);
    expect(await appsOf(sandbox)).toEqual([]);
  },
);

test('bad-gateway responds with status 502 and a page that is not JSON, and changes nothing', async () => {
  const sandbox = await start();
  const reply = await sandbox.call('POST', '/app', {body: NEW_APP, headers: fault('bad-gateway')});
  expect(reply.status).toBe(502);
  expect(reply.headers.get('content-type')).toBe('text/html');
  expect(reply.text).toContain('<h1>502 Bad Gateway</h1>');
  expect(await appsOf(sandbox)).toEqual([]);
});

test.each([
  ['lost-request', 0, 'other side closed'],
  ['lost-answer', 1, 'other side closed'],
  ['reset', 1, 'ECONNRESET'],
])('%s breaks the connection and leaves %i apps', async (name, apps, cause) => {
  const sandbox = await start();
  const call = sandbox.call('POST', '/app', {body: NEW_APP, headers: fault(name)});
  const error: unknown = await call.catch((it: unknown) => it);
  expect(error).toMatchObject({message: 'fetch failed'});
  expect(String(at(error, 'cause', 'message')) + String(at(error, 'cause', 'code'))).toContain(
    cause,
  );
  expect(await appsOf(sandbox)).toHaveLength(apps);
});

test('slow-answer does the work and delays the response', async () => {
  const sandbox = await start();
  const signal = AbortSignal.timeout(300);
  const call = sandbox.call('POST', '/app', {body: NEW_APP, headers: fault('slow-answer'), signal});
  await expect(call).rejects.toThrow('timeout');
  expect(await appsOf(sandbox)).toHaveLength(1);
});

test('cut-stream ends a stream in the middle, without an error and without [DONE]', async () => {
  const {call} = await start();
  const stream = {body: {...CHAT, stream: true}, headers: BEARER};
  const whole = await call('POST', '/v1/chat/completions', stream);
  const cut = await call('POST', '/v1/chat/completions', {
    ...stream,
    headers: {...BEARER, ...fault('cut-stream')},
  });
  expect(whole.text).toContain('[DONE]');
  expect(cut.status).toBe(200);
  expect(cut.text).not.toContain('[DONE]');
  expect(cut.text).not.toContain('"finish_reason":"stop"');
  expect(cut.text.match(/^data: /gm)).toHaveLength(6);
});

test('cut-stream cuts off a response that is not streamed, which is detectable', async () => {
  const {call} = await start();
  const reply = await call('POST', '/v1/chat/completions', {
    body: CHAT,
    headers: {...BEARER, ...fault('cut-stream')},
  });
  expect(at(reply.json, 'choices', 0, 'finish_reason')).toBe('length');
  expect(at(reply.json, 'choices', 0, 'message', 'content')).toBe("This is the mock server's");
});

test('stream-error puts an error into the stream, which ends with it', async () => {
  const {call} = await start();
  const body = {...CHAT, stream: true};
  const reply = await call('POST', '/v1/chat/completions', {
    body,
    headers: {...BEARER, ...fault('stream-error')},
  });
  expect(reply.status).toBe(200);
  expect(reply.text).toMatch(/data: \{"error":\{"message":"Mock server: .*\}\}\n\n$/);
});

test('failed-job ends a job as FAILED, without a result, and it cannot be canceled', async () => {
  const sandbox = await start();
  const id = await createApp(sandbox);
  await startApp(sandbox, id);
  const jobId = await runJob(sandbox, id, fault('failed-job'));
  expect((await watchJob(sandbox, id, jobId)).at(-1)).toBe('FAILED');
  const path = `/app/${id}/job/${jobId}`;
  expect(at((await sandbox.call('GET', path)).json, 'data', 'result')).toBe(null);
  const headers = USER_HEADER;
  expect((await sandbox.call('PUT', path, {headers})).status).toBe(409);
  expect(at((await sandbox.call('GET', `/app/${id}`)).json, 'jobs', 'failed')).toBe(1);
});

test('slow-start keeps an app INITIALIZING for longer', async () => {
  const sandbox = await start();
  const id = await createApp(sandbox);
  const body = {configuration: {active_workers: 1}};
  await sandbox.call('PUT', `/app/${id}`, {body, headers: fault('slow-start')});
  for (let poll = 0; poll < 40; poll += 1) await sandbox.call('GET', '/app');
  expect(at((await sandbox.call('GET', `/app/${id}`)).json, 'status')).toBe('INITIALIZING');
});

test('unknown-state shows a status that no list has, for an app and for a job', async () => {
  const sandbox = await start({faults: 'unknown-state'});
  const id = await createApp(sandbox);
  const jobId = await runJob(sandbox, id);
  const app = await sandbox.call('GET', `/app/${id}`);
  const job = await sandbox.call('GET', `/app/${id}/job/${jobId}`);
  expect(at(app.json, 'status')).toBe('UNLISTED_STATE');
  expect(at(job.json, 'data', 'status')).toBe('UNLISTED_STATE');
});

test('without turns, a fault affects every second request, so that a retry works', async () => {
  expect(await statusesOf('server-error', 4)).toEqual([500, 200, 500, 200]);
});

test.each([
  ['server-error#2', [200, 500, 200, 200]],
  ['server-error#2-3', [200, 500, 500, 200]],
  ['server-error#3+', [200, 200, 500, 500]],
  ['server-error@getJob#1+', [200, 200, 200, 200]],
  ['server-error@listApps#4', [200, 200, 200, 500]],
  ['bad-gateway#2-3, server-error#3+', [200, 502, 502, 500]],
  ['server-error#2-3,bad-gateway#1+', [502, 500, 500, 502]],
  ['bad-gateway@getJob,server-error@listApps#1', [500, 200, 200, 200]],
])('%s takes effect in its turns, and the first rule wins', async (faults, statuses) => {
  expect(await statusesOf(faults, 4)).toEqual(statuses);
});

test('a lasting fault is combined with a fault that determines the response', async () => {
  const sandbox = await start({faults: 'failed-job,lost-answer@runJob#1,slow-start'});
  const id = await createApp(sandbox);
  await expect(runJob(sandbox, id)).rejects.toThrow('fetch failed');
  const second = await runJob(sandbox, id);
  await sandbox.call('PUT', `/app/${id}`, {
    body: {configuration: {active_workers: 1}},
    headers: fault('none'),
  });
  expect((await watchJob(sandbox, id, second)).at(-1)).toBe('FAILED');
  expect(at((await sandbox.call('GET', `/app/${id}`)).json, 'jobs', 'failed')).toBe(2);
});

test('the header value none turns the faults off, and the request does not count as a turn', async () => {
  const {call} = await start({faults: 'server-error#1'});
  expect((await call('GET', '/app', {headers: fault('none')})).status).toBe(200);
  expect((await call('GET', '/app')).status).toBe(500);
});

test('the header replaces the faults of the mock server for its own request', async () => {
  const {call} = await start({faults: 'server-error#1'});
  expect((await call('GET', '/app', {headers: fault('bad-gateway')})).status).toBe(502);
  expect((await call('GET', '/app')).status).toBe(500);
});

test('every operation that a fault names exists', () => {
  const named = Object.values(FAULTS).flatMap((it) => ('operations' in it ? it.operations : []));
  for (const operation of named) expect([...OPERATIONS.keys()]).toContain(operation);
});

async function statusesOf(faults: string, count: number): Promise<number[]> {
  const {call} = await start({faults});
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push((await call('GET', '/app')).status);
  return statuses;
}
