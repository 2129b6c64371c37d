import type {AppRecord} from './appRecord';
import {advanceJobs, returnToQueue} from './jobStates';

/** How long an app is INITIALIZING, in simulated seconds. A choice of the mock server. */
export const START_SECONDS = 5;
/** How long that takes with the fault `slow-start`: longer than any sample program waits. */
export const SLOW_START_SECONDS = 3600;

/**
 * Moves an app and its jobs to where they stand at a time.
 *
 * @param app changed in place
 * @param now the simulated time
 */
export function advanceApp(app: AppRecord, now: number): void {
  if (app.status === 'INITIALIZING' && app.readyAt <= now) {
    app.status = 'RUNNING';
    app.jobsAt = app.readyAt;
  }
  if (app.status === 'RUNNING') advanceJobs(app, now);
}

/**
 * Sets the number of active workers, and with it the state.
 *
 * @param app changed in place
 * @param workers 0 stops the app; more starts it when it is stopped
 * @param now the simulated time
 * @param slow whether the start takes longer than usual
 */
export function scaleApp(app: AppRecord, workers: number, now: number, slow: boolean): void {
  app.activeWorkers = workers;
  if (workers === 0) {
    app.status = 'STOPPED';
    returnToQueue(app);
  } else if (app.status === 'STOPPED') {
    app.status = 'INITIALIZING';
    app.readyAt = now + (slow ? SLOW_START_SECONDS : START_SECONDS) * 1000;
  }
}
