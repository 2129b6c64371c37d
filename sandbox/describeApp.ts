import type {components} from '../contract/types';
import type {AppRecord} from './appRecord';
import {jobsIn} from './jobStates';
import {appTimestamp} from './simulatedClock';

type Schemas = components['schemas'];

/** @returns an app as Create app and Update app return it */
export function describeAppSummary(app: AppRecord): Schemas['AppSummary'] {
  return {
    id: app.id,
    name: app.name,
    description: app.description,
    status: app.state.current,
    configuration: {active_workers: app.activeWorkers, gpu_tier: app.gpuTier},
    workflow: {model_url: app.modelUrl, tools: app.tools},
    created_at: appTimestamp(app.createdAt),
    updated_at: appTimestamp(app.updatedAt),
    created_by: app.createdBy,
    owner_user_id: app.ownerUserId,
    owner_team_id: app.ownerTeamId,
  };
}

/** @returns an app as Get app and List apps return it */
export function describeApp(app: AppRecord): Schemas['App'] {
  const {activeWorkers, state} = app;
  const running = jobsIn(app, 'RUNNING').length;
  return {
    ...describeAppSummary(app),
    jobs: {
      completed: jobsIn(app, 'COMPLETED').length,
      failed: jobsIn(app, 'FAILED').length,
      in_progress: running,
      in_queue: jobsIn(app, 'IN_QUEUE').length,
      retried: app.retried,
    },
    workers: {
      idle: 0,
      initializing: state.current === 'INITIALIZING' ? activeWorkers : 0,
      ready: state.current === 'RUNNING' ? Math.max(0, activeWorkers - running) : 0,
      running,
      throttled: 0,
      unhealthy: 0,
    },
  };
}
