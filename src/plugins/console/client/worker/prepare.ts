import {QUEUE_SECONDS, RUN_SECONDS, START_SECONDS} from '@rungen/mock-server/lifecycle';
import type {Preparation, Task} from '../messages';
import {PRACTICE_APP, PRACTICE_INPUT} from '../practice';
import {findNeeds, findTarget, isInTeam, type TaskContext} from './prerequisites';
import {time} from './simulatedTime';

/**
 * Creates the app and the job that a task needs, where there is none, in the team if it names one. Time passes.
 *
 * @param url the address of the mock server
 * @param teamId the team of tasks that name one
 * @returns what was done
 */
export async function prepare(
  task: Task,
  context: TaskContext,
  url: string,
  teamId: string,
): Promise<Preparation> {
  const {mock, statuses} = context;
  const needs = findNeeds(task);
  if (!needs) return {};
  const headers = new Headers({'x-api-key': 'practice', 'content-type': 'application/json'});
  if (isInTeam(task)) headers.set('x-team-id', teamId);
  const send = (method: string, path: string, body: object) =>
    mock.fetch(new Request(url + path, {method, headers, body: JSON.stringify(body)}));

  const hasCreatedApp = !findTarget(task, context).app;
  if (hasCreatedApp) {
    await send('POST', '/app', {...PRACTICE_APP, configuration: {gpu_tier: 'STANDARD'}});
  }
  const {app, job} = findTarget(task, context);
  if (!app || needs.app === 'stopped') return {hasCreatedApp};

  const path = `/app/${app.summary.id}`;
  const hasStartedApp = app.summary.configuration.active_workers === 0;
  if (hasStartedApp) await send('PUT', path, {configuration: {active_workers: 1}});
  if (needs.app === 'starting') return {hasCreatedApp, hasStartedApp};

  if (statuses.app[app.summary.status]?.isWaiting) time.now += START_SECONDS * 1000;
  const hasRunJob = needs.job !== undefined && !job;
  if (hasRunJob) await send('POST', `${path}/run_async`, {input: PRACTICE_INPUT});
  if (hasRunJob && needs.job === 'completed') time.now += (QUEUE_SECONDS + RUN_SECONDS) * 1000;
  return {hasCreatedApp, hasStartedApp, hasRunJob};
}
