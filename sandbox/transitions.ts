import type {components} from '../contract/types';

type Schemas = components['schemas'];

/** The states of an app. */
export type AppStatus = Schemas['AppStatus'];
/** The states of a job as Get job returns them. */
export type JobStatus = Exclude<Schemas['JobStatus'], 'QUEUED'>;

/** A state change. Null is the state before the first one, or after the last one. */
export type Transition<Status extends string> = {
  readonly from: Status | null;
  readonly to: Status | null;
  /** The operation that makes the change, or null for one that happens by itself. */
  readonly by: string | null;
};

/** What the contract declares in `x-transitions` of AppStatus; a test compares them. */
export const PUBLISHED_APP_TRANSITIONS: readonly Transition<AppStatus>[] = [
  {from: null, to: 'STOPPED', by: 'createApp'},
  {from: 'STOPPED', to: 'INITIALIZING', by: 'updateApp'},
  {from: 'INITIALIZING', to: 'RUNNING', by: null},
  {from: 'RUNNING', to: 'STOPPED', by: 'updateApp'},
  {from: 'INITIALIZING', to: 'STOPPED', by: 'updateApp'},
  {from: 'STOPPED', to: null, by: 'deleteApp'},
];

/** What the contract declares in `x-transitions` of JobStatus; a test compares them. */
export const PUBLISHED_JOB_TRANSITIONS: readonly Transition<JobStatus>[] = [
  {from: null, to: 'IN_QUEUE', by: 'runJob'},
  {from: 'IN_QUEUE', to: 'RUNNING', by: null},
  {from: 'RUNNING', to: 'COMPLETED', by: null},
  {from: 'RUNNING', to: 'FAILED', by: null},
  {from: 'IN_QUEUE', to: 'CANCELED', by: 'cancelJob'},
  {from: 'RUNNING', to: 'CANCELED', by: 'cancelJob'},
];

/** Choices of the mock server where nothing is published: not facts about the service, and not in the contract. */
export const CHOSEN_APP_TRANSITIONS: readonly Transition<AppStatus>[] = [
  // What `active_workers` above 0 does at creation is not published: here the new app starts immediately.
  {from: 'STOPPED', to: 'INITIALIZING', by: 'createApp'},
];

/** Choices of the mock server where nothing is published, as above. */
export const CHOSEN_JOB_TRANSITIONS: readonly Transition<JobStatus>[] = [
  // What happens to a running job when its app stops is not published: here it returns to the queue, as retried.
  {from: 'RUNNING', to: 'IN_QUEUE', by: 'updateApp'},
];
