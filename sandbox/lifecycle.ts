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
 * Advances an app and its jobs to a time.
 *
 * @param app changed in place
 * @param now the simulated time
 */
export function advance(app: App, now: number): void {
  if (app.summary.status === 'INITIALIZING' && app.readyAt <= now) {
    app.summary.status = move('app', 'INITIALIZING', 'RUNNING', null);
    app.jobsAt = app.readyAt;
  }
  if (app.summary.status === 'RUNNING') advanceJobs(app, now);
}

/**
 * Starts and ends the jobs of a running app, one event after the other, up to a time. A worker runs one job at a time
 * and takes the oldest waiting job.
 */
function advanceJobs(app: App, now: number): void {
  for (;;) {
    const running = jobsIn(app, 'RUNNING');
    const [ending] = [...running].sort((one, other) => one.endsAt - other.endsAt);
    const waiting =
      running.length < app.summary.configuration.active_workers
        ? jobsIn(app, 'IN_QUEUE')[0]
        : undefined;
    const startsAt = waiting ? Math.max(waiting.startsAt, app.jobsAt) : Infinity;
    if (waiting && startsAt <= now && startsAt <= (ending?.endsAt ?? Infinity)) {
      waiting.status = move('job', waiting.status, 'RUNNING', null);
      waiting.endsAt = startsAt + RUN_SECONDS * 1000;
    } else if (ending && ending.endsAt <= now) {
      ending.status = move('job', ending.status, ending.willFail ? 'FAILED' : 'COMPLETED', null);
      app.jobsAt = ending.endsAt;
    } else {
      app.jobsAt = now;
      return;
    }
  }
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
  app.summary.configuration.active_workers = workers;
  if (workers > 0 && app.summary.status === 'STOPPED') {
    app.summary.status = move('app', 'STOPPED', 'INITIALIZING', by);
    app.readyAt =
      state.now + (faults.has('slow-start') ? SLOW_START_SECONDS : START_SECONDS) * 1000;
  } else if (workers === 0 && app.summary.status !== 'STOPPED') {
    app.summary.status = move('app', app.summary.status, 'STOPPED', by);
    for (const job of jobsIn(app, 'RUNNING')) {
      job.status = move('job', 'RUNNING', 'IN_QUEUE', by);
      app.retried += 1;
    }
  }
}

/** @returns the jobs of an app in one state, oldest first */
export function jobsIn(app: App, status: Job['status']): Job[] {
  return app.jobs.filter((job) => job.status === status);
}
