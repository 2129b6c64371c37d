import type {components} from '../../../contract/types';

export type Schemas = components['schemas'];

/** A job as Get job returns it without its result, and what the mock server knows of it. */
export type Job = Omit<Schemas['Job'], 'status' | 'result'> & {
  status: Exclude<Schemas['JobStatus'], 'QUEUED'>;
  readonly createdBy: string;
  readonly willFail: boolean;
  /** When a running job ends, and before which a waiting one cannot start: simulated milliseconds since 1970. */
  dueAt: number;
};

export type App = {
  /** What Create app and Update app return. */
  readonly summary: Schemas['AppSummary'];
  /** Oldest first. */
  readonly jobs: Job[];
  /** No waiting job starts before: until then the app starts, or its jobs have been advanced this far already. */
  nextStartAt: number;
  /** How often a job returned to the queue. */
  retried: number;
};

/** Everything that the mock server remembers, as plain data: its JSON is a snapshot to continue from. */
export type State = {
  /** The simulated time of the last accepted request. */
  now: number;
  /** Oldest first. */
  apps: App[];
};

/** Returns the jobs of an app in one status, oldest first. */
export function jobsIn(app: App, status: Job['status']): Job[] {
  return app.jobs.filter((job) => job.status === status);
}

/**
 * Formats a time as apps have it.
 *
 * @example appTimestamp(0) === '1970-01-01T00:00:00'
 */
export function appTimestamp(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}

/** Returns a new ID in the form of a UUID; pages without encryption have no `crypto.randomUUID`. */
export function newId(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () =>
    Math.floor(Math.random() * 16).toString(16),
  );
}
