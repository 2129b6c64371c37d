import {expect, test} from 'vitest';
import {readRegister} from '@site/src/plugins/facts';
import {at, createApp, NEW_APP, runJob, start, startApp, type Started} from './callSandbox';

const TEAM = {'x-team-id': '8c1f4f0e-2d6b-4a9c-b3e7-6f5a1d0c9b82'};
/** Tests that the mock server behaves as a claim of contract/claims.yaml states, by the claim's id. */
const ACTS: Readonly<Record<string, (sandbox: Started) => Promise<void>>> = {
  async 'new-app-stopped'({call}) {
    const {json} = await call('POST', '/app', {body: NEW_APP});
    expect(at(json, 'data', 'status')).toBe('STOPPED');
    expect(at(json, 'data', 'configuration', 'active_workers')).toBe(0);
  },
  async 'wait-then-stop'(sandbox) {
    expect(await waitForJob(sandbox, 'wait, then stop')).toBe('COMPLETED');
    expect(await waitForJob(sandbox, 'stop, then wait')).toBe('IN_QUEUE');
  },
  async 'repeat-delete-answer'(sandbox) {
    const path = `/app/${await createApp(sandbox)}`;
    expect((await sandbox.call('DELETE', path)).status).toBe(204);
    expect((await sandbox.call('DELETE', path)).status).toBe(404);
  },
  async 'tier-fixed'(sandbox) {
    const path = `/app/${await createApp(sandbox)}`;
    const body = {configuration: {gpu_tier: 'PERFORMANCE'}};
    expect((await sandbox.call('PUT', path, {body})).status).toBe(400);
    const {json} = await sandbox.call('GET', path);
    expect(at(json, 'configuration', 'gpu_tier')).toBe('STANDARD');
  },
  async 'user-id'(sandbox) {
    const own = await sandbox.call('GET', `/app/${await createApp(sandbox)}`);
    const path = `/app/${await createApp(sandbox, TEAM)}`;
    const shared = await sandbox.call('GET', path, {headers: TEAM});
    const user = String(at(own.json, 'created_by'));
    expect(at(own.json, 'owner_user_id')).toBe(user);
    expect(at(shared.json, 'created_by')).toBe(user);
    expect(at(shared.json, 'owner_user_id')).toBe(null);
    const app = String(at(own.json, 'id'));
    const job = await runJob(sandbox, app);
    const headers = {'X-Authenticated-User-Id': user};
    const canceled = await sandbox.call('PUT', `/app/${app}/job/${job}`, {headers});
    expect(canceled.status).toBe(200);
  },
  async 'no-list-of-jobs'(sandbox) {
    const app = await createApp(sandbox);
    for (const path of [`/app/${app}/job`, `/app/${app}/jobs`, '/job']) {
      const {status, json} = await sandbox.call('GET', path);
      expect([status, at(json, 'error')]).toEqual([404, expect.stringContaining('no path')]);
    }
  },
  async 'no-team-header'(sandbox) {
    const path = `/app/${await createApp(sandbox, TEAM)}`;
    const body = {input: {prompt: 'A lighthouse'}};
    expect((await sandbox.call('POST', `${path}/run_async`, {body})).status).toBe(404);
    const {json} = await sandbox.call('GET', path, {headers: TEAM});
    expect(at(json, 'jobs', 'in_queue')).toBe(0);
  },
  async 'not-a-member'({call}) {
    const refused = await call('GET', '/app', {headers: {'x-api-key': 'invalid'}});
    const strange = {'x-team-id': '00000000-0000-4000-8000-000000000000'};
    const stranger = await call('GET', '/app', {headers: strange});
    expect([refused.status, stranger.status]).toEqual([403, 403]);
    expect(at(refused.json, 'error')).toBe('Unauthorized access. Invalid API key.');
    expect(at(stranger.json, 'error')).toContain('you are not a member of the team');
  },
  async 'repeat-no-create'(sandbox) {
    const apps = [await createApp(sandbox), await createApp(sandbox)];
    const {json} = await sandbox.call('GET', '/app');
    expect(new Set(apps).size).toBe(2);
    expect(at(json, 'data', 1, 'id')).toBeDefined();
  },
  async 'repeat-no-run'(sandbox) {
    const app = await createApp(sandbox);
    await runJob(sandbox, app);
    await runJob(sandbox, app);
    const {json} = await sandbox.call('GET', `/app/${app}`);
    expect(at(json, 'jobs', 'in_queue')).toBe(2);
  },
  async 'repeat-update'(sandbox) {
    const path = `/app/${await createApp(sandbox)}`;
    const body = {name: 'Poster maker'};
    const once = await sandbox.call('PUT', path, {body});
    const twice = await sandbox.call('PUT', path, {body});
    expect([once.status, twice.status]).toEqual([200, 200]);
    expect(at(twice.json, 'data', 'name')).toBe('Poster maker');
  },
  async 'delete-takes-all'(sandbox) {
    const app = await createApp(sandbox);
    const job = `/app/${app}/job/${await runJob(sandbox, app)}`;
    await sandbox.call('DELETE', `/app/${app}`);
    expect((await sandbox.call('GET', job)).status).toBe(404);
  },
  async 'personal-context'(sandbox) {
    const {json} = await sandbox.call('GET', `/app/${await createApp(sandbox)}`);
    expect(at(json, 'owner_team_id')).toBe(null);
    const shared = await sandbox.call('GET', '/app', {headers: TEAM});
    expect(at(shared.json, 'data')).toEqual([]);
  },
  async 'team-context'(sandbox) {
    const path = `/app/${await createApp(sandbox, TEAM)}`;
    const {json} = await sandbox.call('GET', path, {headers: TEAM});
    expect(at(json, 'owner_team_id')).toBe(TEAM['x-team-id']);
    expect(at(json, 'owner_user_id')).toBe(null);
  },
  async 'billing-paused-while-stopped'(sandbox) {
    const app = await createApp(sandbox);
    const before = await sandbox.call('GET', `/app/${app}`);
    await startApp(sandbox, app);
    const set = (workers: number) =>
      sandbox.call('PUT', `/app/${app}`, {body: {configuration: {active_workers: workers}}});
    expect(at((await set(0)).json, 'data', 'status')).toBe('STOPPED');
    const {json} = await sandbox.call('GET', `/app/${app}`);
    expect([at(json, 'id'), at(json, 'workflow')]).toEqual([app, at(before.json, 'workflow')]);
    expect(at((await set(1)).json, 'data', 'status')).toBe('INITIALIZING');
  },
};

const {claims} = readRegister(process.cwd());

test.each(Object.entries(ACTS))('%s holds on the mock server, and is a claim', async (id, act) => {
  expect(claims.map((claim) => claim.id)).toContain(id);
  await act(await start());
});

/** Stops an app after its job is done or before, and returns the status of the job much later. */
async function waitForJob(sandbox: Started, order: 'wait, then stop' | 'stop, then wait') {
  const app = await createApp(sandbox);
  await startApp(sandbox, app);
  const path = `/app/${app}/job/${await runJob(sandbox, app)}`;
  const wait = async (): Promise<void> => {
    for (let reads = 0; reads < 40; reads += 1) await sandbox.call('GET', path);
  };
  if (order === 'wait, then stop') await wait();
  await sandbox.call('PUT', `/app/${app}`, {body: {configuration: {active_workers: 0}}});
  await wait();
  const {json} = await sandbox.call('GET', path);
  return at(json, 'data', 'status');
}
