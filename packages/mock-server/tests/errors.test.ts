import {expect, test} from 'vitest';
import {CONTRACT as FILE, loadContract} from '@site/src/contract/openapi';
import {listErrors} from '@site/src/plugins/reference/node/errors';
import {CONTRACT, fault, FIRST, makeApp, makeJob, start} from './mock';

const NO_ID = '3f2a6c1e-8b4d-4f7a-9c2e-5d1b7a9e0c34';
const ERRORS = listErrors(await loadContract(process.cwd(), FILE));
const INVALID = {'x-api-key': 'invalid'};

test('published errors have the status and text of the contract', async () => {
  const mock = start();
  const app = await makeApp(mock, 1);
  const [done, failed] = [await makeJob(mock, app), await makeJob(mock, app, fault('failed-job'))];
  mock.pass(600);
  const seen = new Set<string>();
  for (const [line, id, appId] of [
    ...CONTRACT.operations
      .filter(({path}) => !path.startsWith('/v1/'))
      .map(({method, path}) => [
        `${method} ${path.replaceAll(/\{\w+\}/g, NO_ID)}`,
        'invalid-api-key',
      ]),
    [`DELETE /app/${NO_ID}`, 'app-not-found', NO_ID],
    [`GET /app/${NO_ID}`, 'app-not-found', NO_ID],
    [`PUT ${app}/job/${NO_ID}`, 'job-not-found', app.slice('/app/'.length)],
    [`PUT ${done}`, 'already-completed'],
    [`PUT ${failed}`, 'already-completed'],
  ] as const) {
    const key = id === 'invalid-api-key' ? INVALID : {};
    const reply = await mock.call(line, {headers: {...(line.startsWith('PUT') && FIRST), ...key}});
    const {status = '', advice} = ERRORS.find((known) => known.id === id) ?? {};
    const error = advice?.text.replace('<app_id>', appId ?? '').replace('<job_id>', NO_ID);
    expect([line, String(reply.status), reply.json]).toEqual([line, status, {error}]);
    seen.add(id);
  }
  expect([...seen].sort()).toEqual(ERRORS.map(({id}) => id).sort());
});

test('an app with active workers cannot be deleted', async () => {
  const mock = start();
  expect(await mock.call(`DELETE ${await makeApp(mock, 1)}`)).toMatchObject({
    status: 409,
    json: {error: 'Mock server: active_workers is 1. Set active_workers to 0 first.'},
  });
});
