import {expect, test} from 'vitest';
import {
  fault,
  inTeam,
  makeApp,
  makeJob,
  NEW_APP,
  ORIGIN,
  start,
  readStatuses,
  workers,
} from './mock';

const CHAT = {body: {model: 'example-llm', messages: [{role: 'user', content: 'Hello there'}]}};
const STREAM = {body: {...CHAT.body, stream: true}};

test.each([
  ['server-error', 500, 0, []],
  ['bad-gateway', 502, 1, []],
  ['slow-answer', 201, 1, ['slow answer 1']],
  ['late-request', 201, 1, ['late request 0']],
])('%s answers %i', async (name, status, apps, expected) => {
  const waits: string[] = [];
  const mock = start({
    pause: (before) => {
      waits.push(`${before} ${mock.state.apps.length}`);
      return Promise.resolve();
    },
  });
  const reply = await mock.call('POST /app', {body: NEW_APP, headers: fault(name)});
  expect(reply.status).toBe(status);
  expect(mock.state.apps).toHaveLength(apps);
  expect(waits).toEqual(expected);
  if (name === 'bad-gateway') expect(reply.text).toContain('<h1>502 Bad Gateway</h1>');
  else if (status >= 400) expect(reply.text).toContain('{"error":"Mock server: the fault');
});

test.each([
  ['rate-limit', /^1$/],
  ['rate-limit-date', /^\w+, \d\d \w+ \d{4} [\d:]{8} GMT$/],
])('%s sends a Retry-After header', async (name, form) => {
  const {status, headers} = await start().call('GET /app', {headers: fault(name)});
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toMatch(form);
});

test.each([
  ['cut-answer', []],
  ['stalled-answer', ['silence', 'silence']],
])('%s sends no JSON, and half of a file', async (name, expected) => {
  const waits: string[] = [];
  const pause = (before: string) => Promise.resolve(void waits.push(before));
  const mock = start({faults: `${name}@listApps#1,${name}@result#1`, pause});
  const job = await makeJob(mock, await makeApp(mock, 1));
  mock.pass(60);
  await mock.call('POST /app', {body: NEW_APP}); // moves the time on
  const file = `/mock-files/${job.slice(-36)}.png`;
  const percents: number[] = [];
  for (const [path, headers] of [
    ['/app', {'x-api-key': 'practice'}],
    [file, {}],
  ] as const) {
    const answer = await mock.fetch(new Request(ORIGIN + path, {headers}));
    let arrived = 0;
    const read = async () => {
      for await (const part of answer.body ?? []) arrived += part.length;
    };
    await expect(read()).rejects.toThrow('terminated');
    percents.push(Math.round((arrived * 100) / Number(answer.headers.get('content-length'))));
  }
  expect([percents, waits]).toEqual([[0, 50], expected]);
});

test.each([
  ['lost-request', 0],
  ['lost-answer', 1],
])('%s loses the connection', async (name, apps) => {
  const mock = start();
  const call = mock.call('POST /app', {body: NEW_APP, headers: fault(name)});
  const cause = {code: 'UND_ERR_SOCKET'};
  await expect(call).rejects.toMatchObject({message: 'fetch failed', cause});
  expect(mock.state.apps).toHaveLength(apps);
});

test.each([
  ['stalled-answer', /server's/],
  ['cut-stream', /"content":"'s"[^[]*$|server's/],
  ['stream-error', /data: \{"error":\{"message":"Mock server: the fault stream-error is on/],
])('%s ends a stream early', async (name, end) => {
  const mock = start();
  const whole = await mock.call('POST /v1/chat/completions', STREAM);
  expect(whole.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(whole.text).toMatch(/data: \[DONE\]\n\n$/);
  const cut = await mock.call('POST /v1/chat/completions', {...STREAM, headers: fault(name)});
  expect(cut.status).toBe(200);
  expect(cut.text).toMatch(end);
  expect(cut.text).not.toContain('[DONE]');
});

test('lost-answer breaks a stream', async () => {
  const call = {...STREAM, headers: fault('lost-answer')};
  const broken = start().call('POST /v1/chat/completions', call);
  await expect(broken).rejects.toThrow('terminated');
});

test('cut-stream cuts an answer', async () => {
  const call = {...CHAT, headers: fault('cut-stream')};
  const cut = await start().call('POST /v1/chat/completions', call);
  const message = {role: 'assistant', content: "This is the mock server's"};
  expect(cut.json).toMatchObject({choices: [{message, finish_reason: 'length'}]});
});

test('slow-start and unknown-state affect every request', async () => {
  const mock = start({faults: 'slow-start,unknown-state@getJob'});
  const app = await makeApp(mock);
  const job = await makeJob(mock, app);
  await mock.call(`PUT ${app}`, workers(1));
  mock.pass(3599);
  expect(await readStatuses(mock, app, job, job)).toEqual([
    'INITIALIZING',
    'UNLISTED_STATE',
    'UNLISTED_STATE',
  ]);
  mock.pass(1);
  expect(await readStatuses(mock, app)).toEqual(['RUNNING']);
});

test.each([
  ['server-error', '500 200 500 200'],
  ['server-error#2', '200 500 200 200'],
  ['server-error#2-3', '200 500 500 200'],
  ['server-error#3+', '200 200 500 500'],
  ['server-error@getJob#1+', '200 200 200 200'],
  ['server-error@listApps#4', '200 200 200 500'],
  ['rate-limit#2-3, server-error#3+', '200 429 429 500'],
  ['server-error#2-3,rate-limit#1+', '429 500 500 429'],
  ['failed-job,bad-gateway@getJob,server-error@listApps#1', '500 200 200 200'],
])('%s affects its turns; the first rule wins', async (faults, expected) => {
  const mock = start({faults});
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await mock.call('GET /app')).status);
  expect(statuses.join(' ')).toBe(expected);
});

test('the header replaces the rules for its request', async () => {
  const mock = start({faults: 'server-error#1,failed-job'});
  expect((await mock.call('GET /app', {headers: fault('none')})).status).toBe(200);
  expect((await mock.call('GET /app', {headers: fault('bad-gateway')})).status).toBe(502);
  const refused = await mock.call('GET /app', {headers: inTeam('OWNER')});
  expect(refused.status).toBe(500);
});
