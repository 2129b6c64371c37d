import {mockError} from './httpError';
import {jobsIn, type App, type Job} from './state';

/** How long an app starts, in simulated seconds. An assumption. */
export const START_SECONDS = 5;
/** How long a job waits even when a worker is free, in simulated seconds. An assumption. */
export const QUEUE_SECONDS = 2;
/** How long a job runs, in simulated seconds. An assumption. */
export const RUN_SECONDS = 3;
/** How long a start takes with the fault `slow-start`: longer than any sample program waits. */
export const SLOW_START_SECONDS = 3600;

/** Advances an app and its jobs to a time. A worker runs one job at a time and takes the oldest waiting job. */
export function advance(app: App, now: number): void {
  const {summary} = app;
  if (summary.status === 'INITIALIZING' && app.nextStartAt <= now) summary.status = 'RUNNING';
  if (summary.status !== 'RUNNING') return;
  for (let next = findNextChange(app); next && next.at <= now; next = findNextChange(app)) {
    const {job, at} = next;
    if (job.status === 'IN_QUEUE') {
      job.status = 'RUNNING';
      job.dueAt = at + RUN_SECONDS * 1000;
    } else {
      job.status = job.willFail ? 'FAILED' : 'COMPLETED';
      app.nextStartAt = at;
    }
  }
  app.nextStartAt = now;
}

/** Returns which job of a running app starts or ends next, and when; a start comes before an end at the same time. */
function findNextChange(app: App): {job: Job; at: number} | undefined {
  const changes = jobsIn(app, 'RUNNING').map((job) => ({job, at: job.dueAt}));
  const hasFreeWorker = changes.length < app.summary.configuration.active_workers;
  const [waiting] = jobsIn(app, 'IN_QUEUE');
  if (waiting && hasFreeWorker) {
    changes.unshift({job: waiting, at: Math.max(waiting.dueAt, app.nextStartAt)});
  }
  return changes.sort((one, other) => one.at - other.at)[0];
}

/**
 * Sets the number of active workers, and with it the status: 0 stops an app, and its running jobs return to the queue, as
 * retried (an assumption); a higher number starts one that is stopped. With fewer workers than running jobs, these run to
 * their end.
 *
 * @throws HttpError 400 for a negative number, and for one that JavaScript reads as Infinity, such as 1e400
 */
export function scale(app: App, workers: number, now: number, isSlow = false): void {
  const {summary} = app;
  if (workers < 0 || workers === Infinity) {
    throw mockError(400, `active_workers is ${workers}; send 0 or more.`);
  }
  summary.configuration.active_workers = workers;
  if (workers > 0 && summary.status === 'STOPPED') {
    summary.status = 'INITIALIZING';
    app.nextStartAt = now + (isSlow ? SLOW_START_SECONDS : START_SECONDS) * 1000;
  }
  if (workers > 0) return;
  summary.status = 'STOPPED';
  for (const job of jobsIn(app, 'RUNNING')) {
    job.status = 'IN_QUEUE';
    app.retried += 1;
  }
}
