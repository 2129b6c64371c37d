import {expect, test} from 'vitest';
import {at, createApp, NEW_APP, runJob, start, startApp, watchJob} from './callSandbox';

const fault = (name: string) => ({'x-sandbox-fault': name});

test('server-error answers 500 and changes nothing', async () => {
  const sandbox = await start();
  const failed = await sandbox.call('POST', '/app', {
    body: NEW_APP,
    headers: fault('server-error'),
  });
  expect(failed.status).toBe(500);
  expect(at(failed.json, 'error')).toMatch(/^Mock server: /);
  expect((await sandbox.call('GET', '/app')).json).toEqual({data: []});
});

test('dropped-connection does the work and loses the answer', async () => {
  const sandbox = await start();
  const call = sandbox.call('POST', '/app', {body: NEW_APP, headers: fault('dropped-connection')});
  await expect(call).rejects.toThrow('fetch failed');
  expect(at((await sandbox.call('GET', '/app')).json, 'data')).toHaveLength(1);
});

test('failed-job ends a job as FAILED, without a result, and it cannot be canceled', async () => {
  const sandbox = await start();
  const id = await createApp(sandbox);
  await startApp(sandbox, id);
  const jobId = await runJob(sandbox, id, fault('failed-job'));
  expect((await watchJob(sandbox, id, jobId)).at(-1)).toBe('FAILED');
  const path = `/app/${id}/job/${jobId}`;
  expect(at((await sandbox.call('GET', path)).json, 'data', 'result')).toBe(null);
  const headers = {'X-Authenticated-User-Id': 'someone'};
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

test('a mock server started with server-error fails every second request, so trying again works', async () => {
  const sandbox = await start({fault: 'server-error'});
  const statuses: number[] = [];
  for (let request = 0; request < 4; request += 1) {
    statuses.push((await sandbox.call('GET', '/app')).status);
  }
  expect(statuses).toEqual([500, 200, 500, 200]);
});

test('the header none turns the fault of the mock server off for one request', async () => {
  const sandbox = await start({fault: 'server-error'});
  expect((await sandbox.call('GET', '/app', {headers: fault('none')})).status).toBe(200);
});
