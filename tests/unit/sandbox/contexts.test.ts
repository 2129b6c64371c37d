import {expect, test} from 'vitest';
import {FIRST_PERSON, TEAMS, type TeamRole} from '@site/sandbox/people';
import {at, createApp, NEW_APP, runJob, start} from './callSandbox';

const SECOND = {'x-api-key': 'second'};

function inTeam(role: TeamRole): Record<string, string> {
  return {'x-team-id': TEAMS.find((team) => team.role === role)?.id ?? ''};
}

test('an app created in a team belongs to the team and not to the caller', async () => {
  const sandbox = await start();
  const headers = inTeam('OWNER');
  const {json} = await sandbox.call('POST', '/app', {body: NEW_APP, headers});
  expect(at(json, 'data', 'owner_team_id')).toBe(headers['x-team-id']);
  expect(at(json, 'data', 'owner_user_id')).toBe(null);
  expect(at(json, 'data', 'created_by')).toBe(FIRST_PERSON);
});

test('each context lists only its own apps', async () => {
  const sandbox = await start();
  const personal = await createApp(sandbox);
  const shared = await createApp(sandbox, inTeam('OWNER'));
  const list = async (headers: Record<string, string>) =>
    idsOf((await sandbox.call('GET', '/app', {headers})).json);
  expect(await list({})).toEqual([personal]);
  expect(await list(inTeam('OWNER'))).toEqual([shared]);
  expect(await list(inTeam('ADMIN'))).toEqual([]);
});

test('a team app is found only with the header of its team', async () => {
  const sandbox = await start();
  const id = await createApp(sandbox, inTeam('OWNER'));
  const jobId = await runJob(sandbox, id, inTeam('OWNER'));
  for (const path of [`/app/${id}`, `/app/${id}/job/${jobId}`]) {
    expect((await sandbox.call('GET', path, {headers: inTeam('OWNER')})).status).toBe(200);
    expect((await sandbox.call('GET', path)).status).toBe(404);
    expect((await sandbox.call('GET', path, {headers: inTeam('ADMIN')})).status).toBe(404);
  }
});

test('another person sees the apps of a shared team and no personal ones', async () => {
  const sandbox = await start();
  const personal = await createApp(sandbox);
  const shared = await createApp(sandbox, inTeam('OWNER'));
  const own = await sandbox.call('GET', '/app', {headers: SECOND});
  const team = await sandbox.call('GET', '/app', {headers: {...SECOND, ...inTeam('OWNER')}});
  expect(idsOf(own.json)).toEqual([]);
  expect(idsOf(team.json)).toEqual([shared]);
  expect((await sandbox.call('GET', `/app/${personal}`, {headers: SECOND})).status).toBe(404);
});

test.each([
  ['OWNER', 204],
  ['ADMIN', 204],
  ['MEMBER', 403],
] as const)('%s can create and edit, and deleting gets %i', async (role, deleted) => {
  const sandbox = await start();
  const headers = inTeam(role);
  const id = await createApp(sandbox, headers);
  const edited = await sandbox.call('PUT', `/app/${id}`, {body: {name: 'New'}, headers});
  expect(edited.status).toBe(200);
  expect((await sandbox.call('DELETE', `/app/${id}`, {headers})).status).toBe(deleted);
  const after = await sandbox.call('GET', `/app/${id}`, {headers});
  expect(after.status).toBe(deleted === 204 ? 404 : 200);
});

test('a team without the caller gets 403 and nothing is created', async () => {
  const sandbox = await start();
  const headers = {'x-team-id': '00000000-0000-4000-8000-000000000000'};
  const {status, text} = await sandbox.call('POST', '/app', {body: NEW_APP, headers});
  expect(status).toBe(403);
  expect(text).toContain('Mock server: you are not a member of the team');
  expect(idsOf((await sandbox.call('GET', '/app')).json)).toEqual([]);
});

test('a job sent to a team app without the header of the team gets 404 and no job', async () => {
  const sandbox = await start();
  const headers = inTeam('OWNER');
  const id = await createApp(sandbox, headers);
  const body = {input: {prompt: 'A lighthouse'}};
  const {status, json} = await sandbox.call('POST', `/app/${id}/run_async`, {body});
  expect(status).toBe(404);
  expect(at(json, 'error')).toBe(`App with ID '${id}' not found.`);
  const app = await sandbox.call('GET', `/app/${id}`, {headers});
  expect(at(app.json, 'jobs', 'in_queue')).toBe(0);
});

test('403 has a different text for an invalid key, an unknown team, and a role', async () => {
  const sandbox = await start();
  const id = await createApp(sandbox, inTeam('MEMBER'));
  const ask = async (headers: Record<string, string>) => {
    const {status, json} = await sandbox.call('DELETE', `/app/${id}`, {headers});
    return [status, at(json, 'error')];
  };
  const strange = '00000000-0000-4000-8000-000000000000';
  expect(await ask({'x-api-key': 'invalid'})).toEqual([
    403,
    'Unauthorized access. Invalid API key.',
  ]);
  expect(await ask({'x-team-id': strange})).toEqual([
    403,
    `Mock server: you are not a member of the team '${strange}'.`,
  ]);
  expect(await ask(inTeam('MEMBER'))).toEqual([
    403,
    'Mock server: your role MEMBER may not delete the apps of this team.',
  ]);
});

function idsOf(json: unknown): unknown[] {
  const apps = at(json, 'data');
  return Array.isArray(apps) ? apps.map((app) => at(app, 'id')) : [];
}
