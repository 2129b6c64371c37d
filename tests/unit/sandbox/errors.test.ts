import {expect, test} from 'vitest';
import {readContract} from '@site/src/plugins/reference';
import {listErrors} from '@site/src/plugins/reference/build/errors';
import {FIRST, makeApp, makeJob, start} from './mock';

const NO_ID = '3f2a6c1e-8b4d-4f7a-9c2e-5d1b7a9e0c34';

test('the mock server answers each published error with the status and the text of the contract', async () => {
  const mock = start();
  const app = await makeApp(mock, 1);
  const job = await makeJob(mock, app);
  mock.pass(600);
  const provoked = {
    'invalid-api-key': await mock.call('POST /app', {headers: {'x-api-key': 'invalid'}}),
    'app-not-found': await mock.call(`DELETE /app/${NO_ID}`),
    'job-not-found': await mock.call(`PUT ${app}/job/${NO_ID}`, {headers: FIRST}),
    'already-completed': await mock.call(`PUT ${job}`, {headers: FIRST}),
  };
  const errors = listErrors(await readContract('contract/openapi.yaml', process.cwd()));
  expect(errors.map(({id}) => id).sort()).toEqual(Object.keys(provoked).sort());
  for (const [id, {status, text}] of Object.entries(provoked)) {
    const published = errors.find((it) => it.id === id);
    expect(String(status)).toBe(published?.status);
    for (const part of published?.advice.text.split(/<\w+>/) ?? []) expect(text).toContain(part);
  }
});
