import {describe, expect, test} from 'vitest';
import {describeTransition, newJobState} from '@site/sandbox/StateMachine';
import {
  CHOSEN_APP_TRANSITIONS,
  CHOSEN_JOB_TRANSITIONS,
  PUBLISHED_APP_TRANSITIONS,
  PUBLISHED_JOB_TRANSITIONS,
} from '@site/sandbox/transitions';
import {readYaml} from '../reference/contract/contractFiles';
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

const document = readYaml('contract/openapi.yaml');

describe('transitions', () => {
  test('the transitions that are listed as published are those of the contract', () => {
    expect(PUBLISHED_APP_TRANSITIONS).toEqual(declared('AppStatus'));
    expect(PUBLISHED_JOB_TRANSITIONS).toEqual(declared('JobStatus'));
  });

  test('the lifecycles of apps and jobs have every listed transition and no other', async () => {
    const sandbox = await start();
    await liveThrough(sandbox);
    const seen = sandbox.transitions();
    const app = [...PUBLISHED_APP_TRANSITIONS, ...CHOSEN_APP_TRANSITIONS];
    const job = [...PUBLISHED_JOB_TRANSITIONS, ...CHOSEN_JOB_TRANSITIONS];
    const listed = [
      ...app.map((it) => describeTransition('app', it)),
      ...job.map((it) => describeTransition('job', it)),
    ];
    expect(seen).toEqual(listed.sort());
  });

  test.each(['COMPLETED', 'FAILED', 'CANCELED'] as const)('%s is a final state', (last) => {
    const state = newJobState(() => undefined);
    if (last !== 'CANCELED') state.change('RUNNING', null);
    state.change(last, last === 'CANCELED' ? 'cancelJob' : null);
    for (const next of ['IN_QUEUE', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELED'] as const) {
      for (const by of [null, 'updateApp', 'cancelJob', 'runJob']) {
        expect(() => state.change(next, by)).toThrow('no transition');
      }
    }
    expect(state.current).toBe(last);
  });
});

async function liveThrough(sandbox: Started): Promise<void> {
  const {call} = sandbox;
  const workers = (id: string, active_workers: number) =>
    call('PUT', `/app/${id}`, {body: {configuration: {active_workers}}});
  const cancel = (id: string, jobId: string) =>
    call('PUT', `/app/${id}/job/${jobId}`, {headers: USER_HEADER});

  const id = await createApp(sandbox);
  await workers(id, 1);
  await workers(id, 0);
  await cancel(id, await runJob(sandbox, id));
  await startApp(sandbox, id);
  await watchJob(sandbox, id, await runJob(sandbox, id));
  await watchJob(sandbox, id, await runJob(sandbox, id, {'x-mock-fault': 'failed-job'}));
  const running = await runJob(sandbox, id);
  await watchJob(sandbox, id, running, 'RUNNING');
  await workers(id, 0);
  await startApp(sandbox, id);
  await watchJob(sandbox, id, running, 'RUNNING');
  await cancel(id, running);
  await cancel(id, running);
  await workers(id, 0);
  await call('DELETE', `/app/${id}`);
  await call('POST', '/app', {
    body: {...NEW_APP, configuration: {gpu_tier: 'STANDARD', active_workers: 1}},
  });
}

function declared(schema: string) {
  const list = at(document, 'components', 'schemas', schema, 'x-transitions');
  if (!Array.isArray(list)) throw new Error(`${schema} has no x-transitions`);
  return list.map((it: unknown) => ({
    from: at(it, 'from'),
    to: at(it, 'to'),
    by: at(it, 'operation') ?? null,
  }));
}
