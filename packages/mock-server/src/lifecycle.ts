import type {MockContract, Kind, Transition} from './contract';
import type {ActiveFaults} from './faults';
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

/** The largest number of workers that the mock server takes. An assumption: the service publishes no range. */
const MAX_WORKERS = 100;

/** Assumptions where nothing is published: not facts about the service, and not in the contract. */
const ASSUMED_TRANSITIONS: Readonly<Record<Kind, readonly Transition[]>> = {
  // What `active_workers` above 0 does at creation: here the new app starts immediately.
  app: [{from: 'STOPPED', to: 'INITIALIZING', by: 'createApp'}],
  // What happens to a running job when its app stops: here it returns to the queue, as retried.
  job: [{from: 'RUNNING', to: 'IN_QUEUE', by: 'updateApp'}],
};

type Transitions = MockContract['transitions'];

/**
 * Changes the status of an app or a job.
 *
 * @param by the ID of the operation that causes the change; null for one that happens by itself
 * @throws Error for a transition that is neither in the contract nor assumed: a bug in the mock server
 */
export function transition<Status extends string>(
  transitions: Transitions,
  kind: Kind,
  thing: {status: Status},
  to: Status,
  by: string | null = null,
): void {
  const from = thing.status;
  const allowed = [...transitions[kind], ...ASSUMED_TRANSITIONS[kind]];
  const isAllowed = allowed.some((one) => one.from === from && one.to === to && one.by === by);
  if (!isAllowed) throw new Error(`The mock server has no transition "${kind} ${from} -> ${to}".`);
  thing.status = to;
}

/** Advances an app and its jobs to a time. A worker runs one job at a time and takes the oldest waiting job. */
export function advance(app: App, now: number, transitions: Transitions): void {
  const {summary} = app;
  if (summary.status === 'INITIALIZING' && app.readyAt <= now) {
    transition(transitions, 'app', summary, 'RUNNING');
  }
  if (summary.status !== 'RUNNING') return;
  for (let next = findNextChange(app); next && next.at <= now; next = findNextChange(app)) {
    const {job, at} = next;
    if (job.status === 'IN_QUEUE') {
      transition(transitions, 'job', job, 'RUNNING');
      job.dueAt = at + RUN_SECONDS * 1000;
    } else {
      transition(transitions, 'job', job, job.willFail ? 'FAILED' : 'COMPLETED');
      app.readyAt = at;
    }
  }
  app.readyAt = now;
}

/** Returns which job of a running app starts or ends next, and when; a start comes before an end at the same time. */
function findNextChange(app: App): {job: Job; at: number} | undefined {
  const running = jobsIn(app, 'RUNNING').sort((one, other) => one.dueAt - other.dueAt);
  const ending = running[0];
  const endsAt = ending?.dueAt ?? Infinity;
  const hasFreeWorker = running.length < app.summary.configuration.active_workers;
  const waiting = hasFreeWorker ? jobsIn(app, 'IN_QUEUE')[0] : undefined;
  if (waiting) {
    const startsAt = Math.max(waiting.dueAt, app.readyAt);
    if (startsAt <= endsAt) return {job: waiting, at: startsAt};
  }
  return ending && {job: ending, at: endsAt};
}

/** What `scale` needs of a request. */
type ScaleContext = {
  readonly contract: Pick<MockContract, 'transitions'>;
  readonly state: {readonly now: number};
  readonly faults: ActiveFaults;
};

/**
 * Sets the number of active workers, and with it the status: 0 stops an app, and its running jobs return to the queue; a
 * higher number starts one that is stopped. With fewer workers than running jobs, these run to their end.
 *
 * @throws HttpError 400 for a number that the service may well accept: it publishes no range
 */
export function scale(
  app: App,
  workers: number,
  {contract: {transitions}, state, faults}: ScaleContext,
  by: 'createApp' | 'updateApp',
): void {
  const {summary} = app;
  if (workers < 0 || workers > MAX_WORKERS) {
    throw mockError(400, `active_workers is ${workers}; send a number from 0 to ${MAX_WORKERS}.`);
  }
  summary.configuration.active_workers = workers;
  if (workers > 0 && summary.status === 'STOPPED') {
    transition(transitions, 'app', summary, 'INITIALIZING', by);
    const seconds = faults.has('slow-start') ? SLOW_START_SECONDS : START_SECONDS;
    app.readyAt = state.now + seconds * 1000;
  } else if (workers === 0 && summary.status !== 'STOPPED') {
    transition(transitions, 'app', summary, 'STOPPED', by);
    for (const job of jobsIn(app, 'RUNNING')) {
      transition(transitions, 'job', job, 'IN_QUEUE', by);
      app.retried += 1;
    }
  }
}
