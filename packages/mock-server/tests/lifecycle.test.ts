import {expect, test} from 'vitest';
import {CONTRACT as FILE, loadContract} from '@site/src/contract/openapi';
import {QUEUE_SECONDS, RUN_SECONDS, START_SECONDS} from '../src/lifecycle';
import {
  fault,
  FIRST,
  readId,
  makeApp,
  makeJob,
  NEW_APP,
  ORIGIN,
  start,
  readStatuses,
  workers,
} from './mock';

test('the tutorial: create, start, run, read, stop, delete', async () => {
  const mock = start();
  const created = await mock.call('POST /app', {body: NEW_APP});
  expect(created.status).toBe(201);
  const app = `/app/${readId(created)}`;
  expect((await mock.call(`GET ${app}`)).json).toEqual({
    ...(created.json as {data: object}).data,
    jobs: {completed: 0, failed: 0, in_progress: 0, in_queue: 0, retried: 0},
    workers: {idle: 0, initializing: 0, ready: 0, running: 0, throttled: 0, unhealthy: 0},
  });
  expect(created.json).toMatchObject({data: {status: 'STOPPED', owner_team_id: null}});
  const seen: unknown[] = [];
  await mock.call(`PUT ${app}`, workers(1));
  for (const seconds of [0, START_SECONDS - 1, 1]) {
    mock.pass(seconds);
    seen.push(...(await readStatuses(mock, app)));
  }
  const job = await makeJob(mock, app);
  for (const seconds of [0, QUEUE_SECONDS, RUN_SECONDS - 1, 1]) {
    mock.pass(seconds);
    seen.push(...(await readStatuses(mock, job)));
  }
  const states = ['INITIALIZING', 'INITIALIZING', 'RUNNING', 'IN_QUEUE', 'RUNNING', 'RUNNING'];
  expect(seen).toEqual([...states, 'COMPLETED']);
  const image = `${ORIGIN}/mock-files/${job.slice(-36)}.png`;
  expect((await mock.call(`GET ${job}`)).json).toMatchObject({
    data: {
      created_at: '2025-01-22 15:20:05',
      execution_time: '3.0',
      request: {prompt: 'A lighthouse'},
      result: {images: [{image}]},
    },
  });
  expect((await mock.call(`PUT ${app}`, workers(0))).json).toMatchObject({
    data: {status: 'STOPPED', updated_at: '2025-01-22T15:20:10'},
  });
  const deleted = await mock.call(`DELETE ${app}`);
  expect([deleted.status, deleted.text]).toEqual([204, '']);
  expect((await mock.call('GET /app')).json).toEqual({data: []});
});

test('an update changes the fields that it sends, and of a LoRA only the weight', async () => {
  const mock = start();
  const lora = {id: '1', versionId: '2', downloadUrl: 'https://example.com/lora', name: 'Example'};
  const tools = {loras: [{...lora, weight: 0.8}]};
  const body = {...NEW_APP, workflow: {...NEW_APP.workflow, tools}};
  const app = `/app/${readId(await mock.call('POST /app', {body}))}`;
  const change = (loras: unknown[]) => ({body: {name: 'New', workflow: {tools: {loras}}}});
  const changed = await mock.call(`PUT ${app}`, change([{...lora, weight: 0.5}]));
  const data = {name: 'New', workflow: {tools: {loras: [{...lora, weight: 0.5}]}}};
  expect(changed.json).toMatchObject({data});
  for (const loras of [[], [...tools.loras, ...tools.loras], [{...lora, name: 'x', weight: 1}]]) {
    expect((await mock.call(`PUT ${app}`, change(loras))).status).toBe(400);
  }
  expect((await mock.call(`GET ${app}`)).json).toMatchObject(data);
  const workflow = {model_url: 'https://huggingface.co/example/other'};
  await mock.call(`PUT ${app}`, {body: {workflow}});
  expect((await mock.call(`GET ${app}`)).json).toMatchObject({
    ...data,
    workflow: {...data.workflow, ...workflow},
  });
});

/** What happens to an app and its three jobs, of which the second fails: a number lets seconds pass, `CO` is COMPLETED. */
test.each<[what: string, steps: string, jobs: string, counters: object]>([
  ['one worker runs the oldest first', 'workers 1, 5', 'RU IN IN', {running: 1}],
  ['and the next one after it', 'workers 1, 8', 'CO RU IN', {}],
  ['one long step ends as short ones', 'workers 1, 11', 'CO FA RU', {failed: 1}],
  ['short ones', 'workers 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1', 'CO FA RU', {}],
  ['two workers run two', 'workers 2, 5', 'RU RU IN', {ready: 0, running: 2}],
  ['more workers than jobs are ready', 'workers 4, 5', 'RU RU RU', {ready: 1}],
  ['a stopped app runs nothing', '1000', 'IN IN IN', {in_queue: 3}],
  ['a stop puts a job back', 'workers 1, 5, workers 0, 99', 'IN IN IN', {retried: 1, running: 0}],
  ['an early stop', 'workers 1, 1, workers 0, 99', 'IN IN IN', {retried: 0, initializing: 0}],
  ['fewer workers', 'workers 2, 5, workers 1, 3', 'CO FA RU', {ready: 0, running: 1}],
  ['a canceled job is skipped', 'cancel 0, workers 1, 8', 'CA FA RU', {completed: 0}],
  ['a running job can be canceled', 'workers 1, 5, cancel 0, cancel 0, 1', 'CA RU IN', {}],
])('%s', async (_, steps, jobs, counters) => {
  const mock = start();
  const app = await makeApp(mock);
  const paths = [
    await makeJob(mock, app),
    await makeJob(mock, app, fault('failed-job')),
    await makeJob(mock, app),
  ];
  for (const [verb = '', count = ''] of steps.split(', ').map((step) => step.split(' '))) {
    if (verb === 'workers') await mock.call(`PUT ${app}`, workers(Number(count)));
    else if (verb === 'cancel')
      await mock.call(`PUT ${paths[Number(count)] ?? ''}`, {headers: FIRST});
    else mock.pass(Number(verb));
    await mock.call('GET /app');
  }
  const states = await readStatuses(mock, ...paths);
  expect(states.map((state) => String(state).slice(0, 2)).join(' ')).toBe(jobs);
  const {json} = await mock.call(`GET ${app}`);
  const counted = json as {jobs: object; workers: object};
  expect({...counted.jobs, ...counted.workers}).toMatchObject(counters);
});

/** What happens where nothing is published: not facts about the service, and not in the contract. */
const ASSUMED = ['STOPPED INITIALIZING createApp', 'RUNNING IN_QUEUE updateApp'];

test('statuses change along the transitions of the contract', async () => {
  const {schemas} = (await loadContract(process.cwd(), FILE)).components;
  const published = [schemas.AppStatus, schemas.JobStatus].flatMap((schema) =>
    (schema?.['x-transitions'] ?? []).map(({from, to, operation}) => `${from} ${to} ${operation}`),
  );
  const mock = start();
  const seen = new Set<string>();
  let before = new Map<object, string>();
  const record = (operation?: string): void => {
    const things = mock.state.apps.flatMap(({summary, jobs}) => [summary, ...jobs]);
    for (const thing of things) {
      const from = before.get(thing) ?? null;
      if (from !== thing.status) seen.add(`${from} ${thing.status} ${operation}`);
    }
    before = new Map(things.map((thing) => [thing, thing.status]));
  };
  const app = await makeApp(mock);
  record('createApp');
  await makeJob(mock, app);
  await makeJob(mock, app, fault('failed-job'));
  const canceled = await makeJob(mock, app);
  record('runJob');
  await mock.call(`PUT ${canceled}`, {headers: FIRST});
  record('cancelJob');
  for (const count of [1, 0, 1, 2]) {
    await mock.call(`PUT ${app}`, workers(count));
    record('updateApp');
    for (let second = 0; second < 7; second += 1) {
      mock.pass(1);
      await mock.call('GET /app');
      record();
    }
  }
  expect([...seen].filter((change) => ![...published, ...ASSUMED].includes(change))).toEqual([]);
  expect(seen).toContain('IN_QUEUE CANCELED cancelJob');
  expect(seen).toContain('RUNNING FAILED undefined');
});
