import type {Call} from './call';
import {ownRefusal} from './refusal';
import {move, type App, type Job} from './state';

/** How long an app starts, in simulated seconds. Chosen. */
export const START_SECONDS = 5;
/** How long a job waits even when a worker is free, in simulated seconds. Chosen. */
export const QUEUE_SECONDS = 2;
/** How long a job runs, in simulated seconds. Chosen. */
export const RUN_SECONDS = 3;
/** How long a start takes with the fault `slow-start`: longer than any sample program waits. */
const SLOW_START_SECONDS = 3600;

/** Advances an app and its jobs to a time. A worker runs one job at a time and takes the oldest waiting job. */
export function advance(app: App, now: number): void {
  const {summary} = app;
  if (summary.status === 'INITIALIZING' && app.readyAt <= now) move('app', summary, 'RUNNING');
  if (summary.status !== 'RUNNING') return;
  for (;;) {
    const running = jobsIn(app, 'RUNNING').sort((one, other) => one.dueAt - other.dueAt);
    const isFree = running.length < summary.configuration.active_workers;
    const [ending, waiting] = [running[0], isFree ? jobsIn(app, 'IN_QUEUE')[0] : undefined];
    const endsAt = ending?.dueAt ?? Infinity;
    const startsAt = Math.max(waiting?.dueAt ?? Infinity, app.readyAt);
    if (Math.min(endsAt, startsAt) > now) break;
    if (waiting && startsAt <= endsAt) {
      move('job', waiting, 'RUNNING');
      waiting.dueAt = startsAt + RUN_SECONDS * 1000;
    } else if (ending) {
      move('job', ending, ending.willFail ? 'FAILED' : 'COMPLETED');
      app.readyAt = endsAt;
    }
  }
  app.readyAt = now;
}

/**
 * Sets the number of active workers, and with it the state: 0 stops an app, and its running jobs return to the queue; a
 * higher number starts one that is stopped. With fewer workers than running jobs, these run to their end.
 *
 * @throws Refusal 400 for a number that the service may well accept: it publishes no range
 */
export function scale(
  app: App,
  workers: number,
  {state, faults}: Pick<Call, 'state' | 'faults'>,
  by: 'createApp' | 'updateApp',
): void {
  const {summary} = app;
  if (workers < 0 || workers > 100) {
    throw ownRefusal(400, `active_workers is ${workers}; send a number from 0 to 100.`);
  }
  summary.configuration.active_workers = workers;
  if (workers > 0 && summary.status === 'STOPPED') {
    move('app', summary, 'INITIALIZING', by);
    const seconds = faults.has('slow-start') ? SLOW_START_SECONDS : START_SECONDS;
    app.readyAt = state.now + seconds * 1000;
  } else if (workers === 0 && summary.status !== 'STOPPED') {
    move('app', summary, 'STOPPED', by);
    for (const job of jobsIn(app, 'RUNNING')) {
      move('job', job, 'IN_QUEUE', by);
      app.retried += 1;
    }
  }
}

/** @returns the jobs of an app in one state, oldest first */
export function jobsIn(app: App, status: Job['status']): Job[] {
  return app.jobs.filter((job) => job.status === status);
}
