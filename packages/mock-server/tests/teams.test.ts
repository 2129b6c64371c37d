import {expect, test} from 'vitest';
import {FIRST_USER, SECOND_USER} from '../src/users';
import {FIRST, inTeam, makeApp, makeJob, start} from './mock';

const SECOND = {'x-api-key': 'second', 'X-Authenticated-User-Id': SECOND_USER};
const OWNER = inTeam('OWNER');

test('an app belongs to its context, and is found only there', async () => {
  const mock = start();
  const personal = await makeApp(mock);
  const shared = await makeApp(mock, 0, OWNER);
  const job = await makeJob(mock, shared, OWNER);
  const own = await mock.call('GET /app');
  expect(own.text).toContain(`"owner_user_id":"${FIRST_USER}","owner_team_id":null`);
  const team = await mock.call('GET /app', {headers: OWNER});
  expect(team.text).toContain(`"owner_user_id":null,"owner_team_id":"${OWNER['x-team-id'] ?? ''}"`);
  expect(team.text).toContain(`"created_by":"${FIRST_USER}"`);
  for (const [path, headers, status] of [
    [personal, {}, 200],
    [personal, OWNER, 404],
    [personal, SECOND, 404],
    [shared, {}, 404],
    [shared, OWNER, 200],
    [shared, inTeam('ADMIN'), 404],
    [shared, {...SECOND, ...OWNER}, 200],
    [job, {}, 404],
    [job, OWNER, 200],
    [job, {...SECOND, ...OWNER}, 200],
  ] as const) {
    expect([path, (await mock.call(`GET ${path}`, {headers})).status]).toEqual([path, status]);
  }
});

test.each([
  ['OWNER', 204],
  ['ADMIN', 204],
  ['MEMBER', 403],
])('%s may create and edit; deleting answers %i', async (role, status) => {
  const mock = start();
  const headers = inTeam(role);
  const app = await makeApp(mock, 0, headers);
  expect((await mock.call(`PUT ${app}`, {body: {name: 'New'}, headers})).status).toBe(200);
  const deleted = await mock.call(`DELETE ${app}`, {headers});
  expect(deleted.status).toBe(status);
  if (status === 403) expect(deleted.text).toContain('Mock server: your role MEMBER may not');
});

/** Who runs a job in which team of the first person, and whether who cancels it may. */
test.each([
  ["a person's own job", FIRST, FIRST, {}, 200],
  ["the job of a member, by the team's owner", SECOND, FIRST, OWNER, 200],
  ["the job of a member, by the team's admin", SECOND, FIRST, inTeam('ADMIN'), 200],
  ["a member's own job", SECOND, SECOND, OWNER, 200],
  ["the owner's job, by a member", FIRST, SECOND, OWNER, 403],
  ['a job with the ID of another person', FIRST, {...FIRST, ...SECOND, ...FIRST}, OWNER, 403],
  ['a job with no ID', FIRST, {'X-Authenticated-User-Id': ''}, OWNER, 403],
])('to cancel %s', async (_, runs, cancels, team, status) => {
  const mock = start();
  const app = await makeApp(mock, 0, team);
  const job = await makeJob(mock, app, {...runs, ...team});
  const reply = await mock.call(`PUT ${job}`, {headers: {...cancels, ...team}});
  expect(reply.status).toBe(status);
  const {text} = await mock.call(`GET ${job}`, {headers: team});
  expect(text).toContain(status === 200 ? 'CANCELED' : 'IN_QUEUE');
});
