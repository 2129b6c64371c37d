import type {Call} from './call';
import {move, type App, type Job} from './state';

/** How long an app is INITIALIZING, in simulated seconds. A choice of the mock server, as all times here. */
export const START_SECONDS = 5;
/** How long that takes with the fault `slow-start`: longer than any sample program waits. */
const SLOW_START_SECONDS = 3600;
/** How long a job waits even when a worker is free, in simulated seconds. */
export const QUEUE_SECONDS = 2;
/** How long a job runs, in simulated seconds. */
export const RUN_SECONDS = 3;

/**
 * Advances an app to a time, and its jobs one event after the other. A worker runs one job at a time and takes the oldest
 * waiting job.
 *
 * @param app changed in place
 */
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
 * Sets the number of active workers, and with it the state. If there are fewer workers than running jobs, these jobs run
 * to their end, and no new ones start; if there are none, they return to the queue.
 *
 * @param app changed in place
 * @param workers 0 stops the app; a higher number starts it if it is stopped
 * @param by the operation that does it; its fault `slow-start` makes a start take longer
 */
export function scale(
  app: App,
  workers: number,
  {state, faults}: Pick<Call, 'state' | 'faults'>,
  by: 'createApp' | 'updateApp',
): void {
  const {summary} = app;
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
