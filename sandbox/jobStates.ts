import type {AppRecord, JobRecord} from './appRecord';
import type {JobStatus} from './transitions';

/** How long a job waits even when a worker is free, in simulated seconds. A choice of the mock server. */
export const QUEUE_SECONDS = 2;
/** How long a job runs, in simulated seconds. A choice of the mock server. */
export const RUN_SECONDS = 3;

/**
 * Starts and ends the jobs of a running app, one event after the other, up to a time. A worker runs one
 * job at a time and takes the oldest waiting job.
 *
 * @param app a running app, changed in place
 * @param now the simulated time
 */
export function advanceJobs(app: AppRecord, now: number): void {
  for (;;) {
    const ending = firstToEnd(jobsIn(app, 'RUNNING'));
    const idle = jobsIn(app, 'RUNNING').length < app.activeWorkers;
    const waiting = idle ? jobsIn(app, 'IN_QUEUE')[0] : undefined;
    const startsAt = waiting ? Math.max(waiting.startsAt, app.jobsAt) : Infinity;
    if (waiting && startsAt <= now && startsAt <= (ending?.endsAt ?? Infinity)) {
      waiting.state.change('RUNNING', null);
      waiting.endsAt = startsAt + RUN_SECONDS * 1000;
    } else if (ending && ending.endsAt <= now) {
      ending.state.change(ending.willFail ? 'FAILED' : 'COMPLETED', null);
      app.jobsAt = ending.endsAt;
    } else {
      app.jobsAt = now;
      return;
    }
  }
}

/** Puts the running jobs of an app that stops back into its queue, and counts them as retried. */
export function returnToQueue(app: AppRecord): void {
  for (const job of jobsIn(app, 'RUNNING')) {
    job.state.change('IN_QUEUE', 'updateApp');
    app.retried += 1;
  }
}

/** @returns the jobs of an app in one state, oldest first */
export function jobsIn(app: AppRecord, status: JobStatus): JobRecord[] {
  return app.jobs.filter((job) => job.state.current === status);
}

function firstToEnd(jobs: readonly JobRecord[]): JobRecord | undefined {
  return [...jobs].sort((one, other) => one.endsAt - other.endsAt)[0];
}
