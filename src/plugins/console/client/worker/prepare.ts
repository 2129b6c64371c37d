import {QUEUE_SECONDS, RUN_SECONDS, START_SECONDS} from '@rungen/mock-server/lifecycle';
import type {Preparation, ProgramTask, RequestTask} from '../messages';
import {PRACTICE_APP, PRACTICE_INPUT} from '../practice';
import {findPrerequisite, findTarget, isInTeam, type Surroundings} from './prerequisites';
import {time} from './simulatedTime';

/**
 * Creates the app and the job that a task needs, where there is none, in the team if it names one. Time passes.
 *
 * @param url the address of the mock server
 * @param teamId the team of tasks that name one
 * @returns what was done
 */
export async function prepare(
  task: RequestTask | ProgramTask,
  surroundings: Surroundings,
  url: string,
  teamId: string,
): Promise<Preparation> {
  const {mock, statuses} = surroundings;
  const prerequisite = findPrerequisite(task);
  if (!prerequisite) return {};
  const headers = new Headers({
    'x-api-key': 'practice',
    'content-type': 'application/json',
    'x-mock-fault': 'none',
  });
  if (isInTeam(task)) headers.set('x-team-id', teamId);
  const send = (method: string, path: string, body: object) =>
    mock.fetch(new Request(url + path, {method, headers, body: JSON.stringify(body)}));

  const isNew = !findTarget(task, surroundings).app;
  const workers = prerequisite === 'stopped app' ? 0 : 1;
  if (isNew) {
    const configuration = {gpu_tier: 'STANDARD', active_workers: workers};
    await send('POST', '/app', {...PRACTICE_APP, configuration});
  }
  const {app, job} = findTarget(task, surroundings);
  if (!app || prerequisite === 'stopped app') return isNew ? {app: 'created'} : {};
  const isStopped = app.summary.configuration.active_workers === 0;
  if (prerequisite === 'starting app' && !isNew && !isStopped) return {};
  const path = `/app/${app.summary.id}`;
  if (isStopped) await send('PUT', path, {configuration: {active_workers: 1}});
  const prepared: Preparation = {
    ...(isNew && {app: 'created and started'}),
    ...(isStopped && {app: 'started'}),
  };
  if (prerequisite === 'starting app') return prepared;

  if (statuses.app[app.summary.status]?.isWaiting) time.now += START_SECONDS * 1000;
  if (job || prerequisite === 'running app') return prepared;
  await send('POST', `${path}/run_async`, {input: PRACTICE_INPUT});
  if (prerequisite === 'completed job') time.now += (QUEUE_SECONDS + RUN_SECONDS) * 1000;
  return {...prepared, hasRunJob: true};
}
