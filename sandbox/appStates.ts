import type {AppRecord} from './appRecord';
import {advanceJobs, returnToQueue} from './jobStates';

/** How long an app is INITIALIZING, in simulated seconds. A choice of the mock server. */
export const START_SECONDS = 5;
/** How long that takes with the fault `slow-start`: longer than any sample program waits. */
export const SLOW_START_SECONDS = 3600;

/**
 * Advances an app and its jobs to a time.
 *
 * @param app changed in place
 * @param now the simulated time
 */
export function advanceApp(app: AppRecord, now: number): void {
  if (app.state.current === 'INITIALIZING' && app.readyAt <= now) {
    app.state.change('RUNNING', null);
    app.jobsAt = app.readyAt;
  }
  if (app.state.current === 'RUNNING') advanceJobs(app, now);
}

/**
 * Sets the number of active workers as an update does, and with it the state. If there are fewer workers than running
 * jobs, these jobs run to their end, and no new ones start.
 *
 * @param app changed in place
 * @param workers 0 stops the app; a higher number starts it if it is stopped
 * @param now the simulated time
 * @param slow whether the start takes longer than usual, as with the fault `slow-start`
 */
export function scaleApp(app: AppRecord, workers: number, now: number, slow: boolean): void {
  const isStopped = app.state.current === 'STOPPED';
  if (workers > 0 && isStopped) {
    startApp(app, workers, now, slow, 'updateApp');
    return;
  }
  app.activeWorkers = workers;
  if (workers > 0 || isStopped) return;
  app.state.change('STOPPED', 'updateApp');
  returnToQueue(app);
}

/**
 * Starts a stopped app.
 *
 * @param app changed in place
 * @param by the operation that starts it
 */
export function startApp(
  app: AppRecord,
  workers: number,
  now: number,
  slow: boolean,
  by: 'createApp' | 'updateApp',
): void {
  app.activeWorkers = workers;
  app.state.change('INITIALIZING', by);
  app.readyAt = now + (slow ? SLOW_START_SECONDS : START_SECONDS) * 1000;
}
