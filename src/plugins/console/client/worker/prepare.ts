import {QUEUE_SECONDS, RUN_SECONDS, START_SECONDS} from '@rungen/mock-server/lifecycle';
import type {Task} from '../messages';
import {PRACTICE_APP, PRACTICE_INPUT} from '../practice';
import {
  findNeeds,
  findTarget,
  isInTeam,
  MOCK_URL,
  TEAM_ID,
  type TaskContext,
} from './prerequisites';
import {time} from './simulatedTime';

/**
 * Creates the app and the job that a task needs and that are missing, in its team, and advances the simulated time as far
 * as it needs.
 */
export async function prepare(task: Task, context: TaskContext): Promise<void> {
  const {mock, statuses} = context;
  const needs = findNeeds(task);
  if (!needs) return;
  const headers = new Headers({'x-api-key': 'practice', 'content-type': 'application/json'});
  if (isInTeam(task)) headers.set('x-team-id', TEAM_ID);
  const send = (method: string, path: string, input: object) => {
    const body = JSON.stringify(input);
    return mock.fetch(new Request(MOCK_URL + path, {method, headers, body}));
  };

  if (!findTarget(task, context).app) {
    await send('POST', '/app', PRACTICE_APP);
  }
  const {app, job} = findTarget(task, context);
  if (!app || needs.app === 'stopped') return;

  const path = `/app/${app.summary.id}`;
  if (app.summary.configuration.active_workers === 0) {
    await send('PUT', path, {configuration: {active_workers: 1}});
  }
  if (needs.app === 'starting') return;

  if (statuses.app[app.summary.status]?.isWaiting) time.now += START_SECONDS * 1000;
  if (needs.job === undefined || job) return;
  await send('POST', `${path}/run_async`, {input: PRACTICE_INPUT});
  if (needs.job === 'completed') time.now += (QUEUE_SECONDS + RUN_SECONDS) * 1000;
}
