import {expect, test} from 'vitest';
import {at, createApp, runJob, start, watchJob, type Started} from './callSandbox';

test('a misspelled input is rejected only where inputs are closed', async () => {
  const body = {input: {promt: 'A lighthouse'}};
  const open = await start();
  const closed = await start({closed: true});
  const run = async (sandbox: Started) =>
    sandbox.call('POST', `/app/${await createApp(sandbox)}/run_async`, {body});
  expect((await run(open)).status).toBe(202);
  const refused = await run(closed);
  expect(refused.status).toBe(400);
  expect(at(refused.json, 'error')).toContain("body.input has the unknown field 'promt'");
});

test.each(['x-api-key', 'Authorization'])(
  'the link to a result rejects a request with %s',
  async (name) => {
    const {url} = await start();
    const reply = await fetch(`${url}/mock-files/any.png`, {
      headers: {[name]: 'Bearer practice'},
    });
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain('they would give your key away');
    expect((await fetch(`${url}/mock-files/any.png`)).status).toBe(404);
  },
);

test('scaling from 2 workers to 1 with two running jobs never gives a negative count', async () => {
  const sandbox = await start();
  const {call} = sandbox;
  const id = await createApp(sandbox);
  const workers = (active_workers: number) =>
    call('PUT', `/app/${id}`, {body: {configuration: {active_workers}}});
  const jobs = [await runJob(sandbox, id), await runJob(sandbox, id)];
  await workers(2);
  await watchJob(sandbox, id, String(jobs[1]), 'RUNNING');
  await workers(1);
  const app = await call('GET', `/app/${id}`);
  expect(at(app.json, 'jobs', 'in_progress')).toBe(2);
  expect(at(app.json, 'workers', 'ready')).toBe(0);
});

test('a job is canceled only with the user ID of the caller', async () => {
  const sandbox = await start();
  const id = await createApp(sandbox);
  const path = `/app/${id}/job/${await runJob(sandbox, id)}`;
  const refused = await sandbox.call('PUT', path, {
    headers: {'X-Authenticated-User-Id': 'someone'},
  });
  expect(refused.status).toBe(403);
  expect(at(refused.json, 'error')).toContain("X-Authenticated-User-Id is 'someone', but the key");
  expect(at((await sandbox.call('GET', path)).json, 'data', 'status')).toBe('IN_QUEUE');
  const app = await sandbox.call('GET', `/app/${id}`);
  const own = {'X-Authenticated-User-Id': String(at(app.json, 'created_by'))};
  expect((await sandbox.call('PUT', path, {headers: own})).status).toBe(200);
});
