import {describe, expect, test} from 'vitest';
import {isRecord, listNodes, lookUp, readYaml} from '../reference/contract/contractFiles';
import {
  at,
  createApp,
  NEW_APP,
  runJob,
  start,
  startApp,
  USER_HEADER,
  watchJob,
  type Reply,
  type Started,
} from './callSandbox';

const WHO = USER_HEADER;
const INVALID = {...WHO, 'x-api-key': 'invalid'};

/** How to provoke each published error, by operation and status. */
const PROVOKE: Record<string, (sandbox: Started) => Promise<Reply>> = {
  'createApp 403': async ({call}) => call('POST', '/app', {body: NEW_APP, headers: INVALID}),
  'listApps 403': async ({call}) => call('GET', '/app', {headers: INVALID}),
  'getApp 403': async ({call}) => call('GET', '/app/any', {headers: INVALID}),
  'updateApp 403': async ({call}) => call('PUT', '/app/any', {body: {}, headers: INVALID}),
  'runJob 403': async ({call}) =>
    call('POST', '/app/any/run_async', {body: {input: {}}, headers: INVALID}),
  'getJob 403': async ({call}) => call('GET', '/app/any/job/any', {headers: INVALID}),
  'deleteApp 403': async ({call}) => call('DELETE', '/app/any', {headers: INVALID}),
  'deleteApp 404': async ({call}) => call('DELETE', '/app/<app_id>'),
  'cancelJob 403': async ({call}) => call('PUT', '/app/any/job/any', {headers: INVALID}),
  'cancelJob 404': async ({call}) => call('PUT', '/app/<app_id>/job/<job_id>', {headers: WHO}),
  'cancelJob 409': async (sandbox) => {
    const id = await createApp(sandbox);
    await startApp(sandbox, id);
    const jobId = await runJob(sandbox, id);
    await watchJob(sandbox, id, jobId);
    return sandbox.call('PUT', `/app/${id}/job/${jobId}`, {headers: WHO});
  },
};

const document = readYaml('contract/openapi.yaml');
const published = listNodes(document).flatMap(({value}) =>
  typeof value.operationId === 'string' && isRecord(value.responses)
    ? errorsOf(value.operationId, value.responses)
    : [],
);

describe('published errors', () => {
  test('are exactly the ones that are provoked here', () => {
    console.log(`${published.length} published errors provoked`);
    expect(published.length).toBeGreaterThan(0);
    expect(published.map(({key}) => key).sort()).toEqual(Object.keys(PROVOKE).sort());
  });

  test.each(published)('$key gets its published text', async ({key, status, text}) => {
    const reply = await PROVOKE[key]?.(await start());
    expect(reply?.status).toBe(status);
    expect(at(reply?.json, 'error')).toBe(text);
  });
});

function errorsOf(operation: string, responses: Record<string, unknown>) {
  return Object.entries(responses)
    .filter(([status]) => /^[45]\d\d$/.test(status))
    .map(([status, response]) => {
      const reference = at(response, '$ref');
      const resolved = typeof reference === 'string' ? lookUp(document, reference) : response;
      const text = String(at(resolved, 'x-error', 'text'));
      return {key: `${operation} ${status}`, status: Number(status), text};
    });
}
