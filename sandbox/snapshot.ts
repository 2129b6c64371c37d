import type {AppRecord, JobRecord} from './appRecord';
import {newAppState, newJobState} from './StateMachine';
import type {AppStatus, JobStatus} from './transitions';
import type {World} from './World';

/** A job in plain data. */
export type KeptJob = Omit<JobRecord, 'state'> & {readonly status: JobStatus};

/** An app in plain data. */
export type KeptApp = Omit<AppRecord, 'state' | 'jobs'> & {
  readonly status: AppStatus;
  readonly jobs: readonly KeptJob[];
};

/** Everything that a mock server remembers, as JSON can hold it. */
export type Snapshot = {
  /** The simulated time, in milliseconds. */
  readonly now: number;
  /** Oldest first. */
  readonly apps: readonly KeptApp[];
};

/** @returns what a world holds now, for another mock server to go on with */
export function takeSnapshot(world: World): Snapshot {
  const apps = world.apps().map(({state, jobs, ...app}) => ({
    ...app,
    status: state.current,
    jobs: jobs.map(({state, ...job}) => ({...job, status: state.current})),
  }));
  return {now: world.now(), apps};
}

/** Puts the apps and jobs of a snapshot into a world that holds nothing yet. Its clock is the caller's. */
export function restoreSnapshot(world: World, {apps}: Snapshot): void {
  for (const {status, jobs, ...app} of apps) {
    world.add({
      ...app,
      state: newAppState(world.tellChange, status),
      jobs: jobs.map(({status, ...job}) => ({
        ...job,
        state: newJobState(world.tellChange, status),
      })),
    });
  }
}
