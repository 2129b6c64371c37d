import type {AppRecord, JobRecord} from './appRecord';
import {newAppState, newJobState} from './StateMachine';
import type {AppStatus, JobStatus} from './transitions';
import type {Store} from './Store';

/** A job as plain data. */
export type KeptJob = Omit<JobRecord, 'state'> & {readonly status: JobStatus};

/** An app as plain data. */
export type KeptApp = Omit<AppRecord, 'state' | 'jobs'> & {
  readonly status: AppStatus;
  readonly jobs: readonly KeptJob[];
};

/** The state of a mock server, in a form that can be serialized as JSON. */
export type Snapshot = {
  /** The simulated time, in milliseconds. */
  readonly now: number;
  /** Oldest first. */
  readonly apps: readonly KeptApp[];
};

/** @returns the current state of a store, from which another mock server can continue */
export function takeSnapshot(store: Store): Snapshot {
  const apps = store.apps().map(({state, jobs, ...app}) => ({
    ...app,
    status: state.current,
    jobs: jobs.map(({state, ...job}) => ({...job, status: state.current})),
  }));
  return {now: store.now(), apps};
}

/** Adds the apps and jobs of a snapshot to an empty store. The caller has to set its clock. */
export function restoreSnapshot(store: Store, {apps}: Snapshot): void {
  for (const {status, jobs, ...app} of apps) {
    store.add({
      ...app,
      state: newAppState(store.tellChange, status),
      jobs: jobs.map(({status, ...job}) => ({
        ...job,
        state: newJobState(store.tellChange, status),
      })),
    });
  }
}
