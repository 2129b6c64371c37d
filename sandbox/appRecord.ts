import type {components} from '../contract/types';
import type {StateMachine} from './StateMachine';
import type {AppStatus, JobStatus} from './transitions';

type Schemas = components['schemas'];

/** A job as the mock server stores it. Times are simulated milliseconds. */
export type JobRecord = {
  readonly id: string;
  readonly createdAt: number;
  readonly input: Schemas['JobInput'];
  readonly willFail: boolean;
  readonly state: StateMachine<JobStatus>;
  /** The job cannot start before this time. */
  startsAt: number;
  /** When a running job ends. */
  endsAt: number;
};

/** An app as the mock server stores it. Times are simulated milliseconds. */
export type AppRecord = {
  readonly id: string;
  readonly createdBy: string;
  readonly createdAt: number;
  readonly ownerUserId: string | null;
  readonly ownerTeamId: string | null;
  readonly gpuTier: Schemas['GpuTier'];
  readonly jobs: JobRecord[];
  readonly state: StateMachine<AppStatus>;
  name: string;
  description: string;
  modelUrl: string;
  tools: Schemas['WorkflowTools'];
  activeWorkers: number;
  updatedAt: number;
  /** When a starting app becomes ready. */
  readyAt: number;
  /** The time up to which the jobs have been advanced. A waiting job cannot start before it. */
  jobsAt: number;
  retried: number;
};
