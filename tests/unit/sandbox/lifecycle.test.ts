import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import {
  at,
  createApp,
  NEW_APP,
  runJob,
  start,
  startApp,
  USER_HEADER,
  watchJob,
} from './callSandbox';

test('a new app is STOPPED with no workers and belongs to the caller', async () => {
  const sandbox = await start();
  const {status, json} = await sandbox.call('POST', '/app', {body: NEW_APP});
  expect(status).toBe(201);
  expect(at(json, 'data', 'status')).toBe('STOPPED');
  expect(at(json, 'data', 'configuration', 'active_workers')).toBe(0);
  expect(at(json, 'data', 'owner_team_id')).toBe(null);
  expect(at(json, 'data', 'owner_user_id')).toBe(at(json, 'data', 'created_by'));
  expect(at(json, 'data', 'jobs')).toBe(undefined);
});

test('Get app returns an app without an envelope, List apps a list under data, both with counters', async () => {
  const sandbox = await start();
  const id = await createApp(sandbox);
  const one = await sandbox.call('GET', `/app/${id}`);
  const all = await sandbox.call('GET', '/app');
  expect(at(one.json, 'id')).toBe(id);
  expect(at(one.json, 'jobs', 'completed')).toBe(0);
  expect(at(all.json, 'data', 0)).toEqual(one.json);
});

test('the tutorial works from Create app to Delete app', async () => {
  const sandbox = await start();
  const id = await createApp(sandbox);
  await startApp(sandbox, id);
  const jobId = await runJob(sandbox, id);
  expect(await watchJob(sandbox, id, jobId)).toEqual(['IN_QUEUE', 'RUNNING', 'COMPLETED']);
  const job = await sandbox.call('GET', `/app/${id}/job/${jobId}`);
  expect(at(job.json, 'data', 'request')).toEqual({prompt: 'A lighthouse'});
  const image = await fetch(String(at(job.json, 'data', 'result', 'images', 0, 'image')));
  expect(image.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await image.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const stop = {configuration: {active_workers: 0}};
  const stopped = await sandbox.call('PUT', `/app/${id}`, {body: stop});
  expect(at(stopped.json, 'data', 'status')).toBe('STOPPED');
  const deleted = await sandbox.call('DELETE', `/app/${id}`);
  expect([deleted.status, deleted.text]).toEqual([204, '']);
  expect(at((await sandbox.call('GET', '/app')).json, 'data')).toEqual([]);
});

test('an update changes what it names and keeps the rest', async () => {
  const sandbox = await start();
  const id = await createApp(sandbox);
  const {json} = await sandbox.call('PUT', `/app/${id}`, {body: {description: 'New'}});
  expect(at(json, 'data', 'description')).toBe('New');
  expect(at(json, 'data', 'name')).toBe('Image maker');
  expect(at(json, 'data', 'status')).toBe('STOPPED');
});

test('an update changes the weight of a LoRA and rejects any other change to it', async () => {
  const sandbox = await start();
  const lora = {
    id: '1',
    versionId: '2',
    downloadUrl: 'https://example.com/lora',
    name: 'Example',
    weight: 0.8,
  };
  const withLora = {...NEW_APP, workflow: {...NEW_APP.workflow, tools: {loras: [lora]}}};
  const created = await sandbox.call('POST', '/app', {body: withLora});
  const path = `/app/${String(at(created.json, 'data', 'id'))}`;
  const update = (loras: unknown[]) =>
    sandbox.call('PUT', path, {body: {workflow: {tools: {loras}}}});
  const lighter = await update([{...lora, weight: 0.5}]);
  expect(at(lighter.json, 'data', 'workflow', 'tools', 'loras', 0, 'weight')).toBe(0.5);
  for (const loras of [[], [lora, lora], [{...lora, name: 'Other'}]]) {
    expect((await update(loras)).status).toBe(400);
  }
  const after = await sandbox.call('GET', path);
  expect(at(after.json, 'workflow', 'tools', 'loras')).toEqual([{...lora, weight: 0.5}]);
});

test('a job sent to a stopped app waits and runs once the app runs', async () => {
  const sandbox = await start();
  const id = await createApp(sandbox);
  const jobId = await runJob(sandbox, id);
  await startApp(sandbox, id);
  expect((await watchJob(sandbox, id, jobId)).at(-1)).toBe('COMPLETED');
});

test('a waiting job and a running job can be canceled', async () => {
  const sandbox = await start();
  const id = await createApp(sandbox);
  await startApp(sandbox, id);
  const headers = USER_HEADER;
  for (const polls of [0, 2]) {
    const jobId = await runJob(sandbox, id);
    for (let poll = 0; poll < polls; poll += 1) await sandbox.call('GET', '/app');
    const canceled = await sandbox.call('PUT', `/app/${id}/job/${jobId}`, {headers});
    expect(canceled.json).toEqual({data: {job_id: jobId, status: 'CANCELED'}});
    const job = await sandbox.call('GET', `/app/${id}/job/${jobId}`);
    expect(at(job.json, 'data', 'status')).toBe('CANCELED');
  }
});

test('Run job can respond in the other published form', async () => {
  const sandbox = await start({runAnswer: 'flat'});
  const id = await createApp(sandbox);
  const {json} = await sandbox.call('POST', `/app/${id}/run_async`, {body: {input: {}}});
  expect(at(json, 'status')).toBe('QUEUED');
  expect(at(json, 'job_id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('two runs with a stepping clock give byte-identical responses', async () => {
  const runs = await Promise.all(
    [1, 2].map(async () => {
      const sandbox = await start();
      const id = await createApp(sandbox);
      await startApp(sandbox, id);
      const jobId = await runJob(sandbox, id);
      await watchJob(sandbox, id, jobId);
      const reply = await sandbox.call('GET', `/app/${id}/job/${jobId}`);
      return reply.text.replaceAll(sandbox.url, '');
    }),
  );
  expect(runs[0]).toBe(runs[1]);
});

test('many concurrent requests each create one app with a unique ID', async () => {
  const sandbox = await start({clock: 'real'});
  const ids = await Promise.all(Array.from({length: 100}, () => createApp(sandbox)));
  const {json} = await sandbox.call('GET', '/app');
  expect(new Set(ids).size).toBe(100);
  expect(at(json, 'data')).toHaveLength(100);
});

test('speed makes simulated time pass faster', async () => {
  const sandbox = await start({clock: 'real', speed: 1000});
  const id = await createApp(sandbox);
  await startApp(sandbox, id);
  const {json} = await sandbox.call('GET', `/app/${id}`);
  expect(at(json, 'status')).toBe('RUNNING');
});

test('the mock server listens on the loopback address only', async () => {
  const {url} = await start();
  expect(new URL(url).hostname).toBe('127.0.0.1');
});

test('every operation and every documented status can be produced', async () => {
  const sandbox = await start();
  const {call} = sandbox;
  const id = await createApp(sandbox);
  await call('GET', '/app');
  await startApp(sandbox, id);
  const jobId = await runJob(sandbox, id);
  await watchJob(sandbox, id, jobId);
  const who = USER_HEADER;
  const bad = {'x-api-key': 'invalid'};
  await call('PUT', `/app/${id}/job/${jobId}`, {headers: who});
  await call('PUT', `/app/${id}/job/${jobId}`, {headers: {...who, ...bad}});
  await call('PUT', `/app/${id}/job/none`, {headers: who});
  await call('PUT', `/app/${id}/job/${await runJob(sandbox, id)}`, {headers: who});
  await call('DELETE', `/app/${id}`, {headers: bad});
  await call('DELETE', '/app/none');
  await call('PUT', `/app/${id}`, {body: {configuration: {active_workers: 0}}});
  await call('DELETE', `/app/${id}`);
  const exercised = sandbox.coverage().map(({operation, status}) => `${operation} ${status}`);
  console.log(`${exercised.length} pairs of operation and status exercised`);
  expect(exercised).toEqual([
    'cancelJob 200',
    'cancelJob 403',
    'cancelJob 404',
    'cancelJob 409',
    'createApp 201',
    'deleteApp 204',
    'deleteApp 403',
    'deleteApp 404',
    'getApp 200',
    'getJob 200',
    'listApps 200',
    'runJob 202',
    'updateApp 200',
  ]);
});

test('the guide of the mock server names every choice that a reader can encounter', () => {
  const guide = readFileSync('sandbox/README.md', 'utf8');
  for (const word of ['STOPPED', '409', '202', 'x-mock-fault', '--help', 'second']) {
    expect(guide).toContain(word);
  }
});

test('an app with active workers cannot be deleted: 409, and it still exists', async () => {
  const sandbox = await start();
  const path = `/app/${await createApp(sandbox)}`;
  await sandbox.call('PUT', path, {body: {configuration: {active_workers: 1}}});
  expect((await sandbox.call('DELETE', path)).status).toBe(409);
  expect((await sandbox.call('GET', path)).status).toBe(200);
});

test('a job for a stopped app and the deletion of an app with waiting jobs are logged as warnings', async () => {
  const lines: string[] = [];
  const sandbox = await start({warn: (line) => lines.push(line)});
  const id = await createApp(sandbox);
  const jobId = await runJob(sandbox, id);
  expect(lines).toEqual([
    `The app ${id} is STOPPED: job ${jobId} waits in its queue until the app runs.`,
  ]);
  await sandbox.call('DELETE', `/app/${id}`);
  expect(lines.slice(1)).toEqual([
    `The app ${id} is deleted with 1 job(s) in its queue: they will have no result.`,
  ]);
});
