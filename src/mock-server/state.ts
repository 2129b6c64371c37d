import type {Schemas} from './call';
import {contract} from './contract';

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
  /** When a starting app becomes ready; then the time up to which its jobs have been advanced. */
  readyAt: number;
  retried: number;
};

/** Everything that the mock server remembers, as plain data: its JSON is a snapshot, from which another one goes on. */
export type State = {
  /** The simulated time of the last accepted request. */
  now: number;
  /** Oldest first. */
  apps: App[];
  /** The fault rules in their order, each with the number of requests that it has matched. */
  faults: Record<string, number>;
};

/** Choices of the mock server where nothing is published: not facts about the service, and not in the contract. */
const CHOSEN = {
  // What `active_workers` above 0 does at creation is not published: here the new app starts immediately.
  app: [{from: 'STOPPED', to: 'INITIALIZING', by: 'createApp'}],
  // What happens to a running job when its app stops is not published: here it returns to the queue, as retried.
  job: [{from: 'RUNNING', to: 'IN_QUEUE', by: 'updateApp'}],
};

/**
 * Changes the state of an app or a job, by an operation, or null for a change that happens by itself.
 *
 * @throws Error for a transition that is neither in the contract nor a choice: a bug in the mock server
 */
export function move<Status extends string>(
  kind: 'app' | 'job',
  thing: {status: Status},
  to: Status,
  by: string | null = null,
): void {
  const allowed = [...contract.transitions[kind], ...CHOSEN[kind]];
  const {status: from} = thing;
  if (!allowed.some((it) => it.from === from && it.to === to && it.by === by)) {
    throw new Error(`The mock server has no transition "${kind} ${from} -> ${to}".`);
  }
  thing.status = to;
}

/** @returns a time as apps show it, `YYYY-MM-DDTHH:MM:SS` */
export function appTimestamp(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}

/** @returns a new ID in the form of a UUID; `crypto.randomUUID` is missing where a page comes without encryption */
export function newId(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () =>
    Math.floor(Math.random() * 16).toString(16),
  );
}
