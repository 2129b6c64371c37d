import type {components} from '../contract/types';
import type {Answer, Call} from './call';
import {jobsIn, scale} from './lifecycle';
import {roleOf} from './people';
import {ownRefusal, Refusal} from './refusal';
import {appTimestamp, checkTransition, type App} from './state';

type Schemas = components['schemas'];

/** Creates a stopped app, or one that starts if the request asks for workers. */
export function createApp(call: Call<Schemas['CreateApp']>): Answer {
  const {person, teamId, state} = call;
  const {name, description = '', configuration, workflow} = call.body;
  const workers = configuration.active_workers ?? 0;
  checkWorkers(workers);
  checkTransition('app', {from: null, to: 'STOPPED', by: 'createApp'});
  const app: App = {
    id: call.nextId(),
    createdBy: person,
    createdAt: state.now,
    updatedAt: state.now,
    ownerUserId: teamId === null ? person : null,
    ownerTeamId: teamId,
    gpuTier: configuration.gpu_tier,
    jobs: [],
    status: 'STOPPED',
    name,
    description,
    modelUrl: workflow.model_url,
    tools: workflow.tools ?? {},
    activeWorkers: 0,
    readyAt: 0,
    jobsAt: 0,
    retried: 0,
  };
  scale(app, workers, state.now, call.faults.has('slow-start'), 'createApp');
  state.apps.push(app);
  return {status: 201, body: {data: describeSummary(app)}};
}

/** Lists the apps of the context. */
export function listApps(call: Call): Answer {
  return {status: 200, body: {data: appsInContext(call).map(describe)}};
}

/** Returns one app, not wrapped in `data`. */
export function getApp(call: Call): Answer {
  return {status: 200, body: describe(findApp(call))};
}

/** Updates the fields that were sent. */
export function updateApp(call: Call<Schemas['UpdateApp']>): Answer {
  const app = findApp(call);
  const {name, description, configuration, workflow} = call.body;
  const workers = configuration?.active_workers;
  if (workers !== undefined) checkWorkers(workers);
  app.tools = mergeLoras(app.tools, workflow?.tools?.loras);
  app.name = name ?? app.name;
  app.description = description ?? app.description;
  app.modelUrl = workflow?.model_url ?? app.modelUrl;
  app.updatedAt = call.state.now;
  if (workers !== undefined) {
    scale(app, workers, call.state.now, call.faults.has('slow-start'), 'updateApp');
  }
  return {status: 200, body: {data: describeSummary(app)}};
}

/** Removes an app with its jobs. */
export function deleteApp(call: Call): Answer {
  const app = findApp(call);
  if (roleOf(call) === 'MEMBER') {
    throw ownRefusal(403, 'your role MEMBER may not delete the apps of this team.');
  }
  if (app.activeWorkers > 0) {
    const fix = 'Set active_workers to 0 first.';
    throw ownRefusal(409, `active_workers is ${app.activeWorkers}. ${fix}`);
  }
  const waiting = jobsIn(app, 'IN_QUEUE').length;
  if (waiting > 0) {
    const end = `${waiting} job(s) in its queue: they will have no result.`;
    call.warn(`The app ${app.id} is deleted with ${end}`);
  }
  checkTransition('app', {from: app.status, to: null, by: 'deleteApp'});
  call.state.apps = call.state.apps.filter((it) => it !== app);
  return {status: 204};
}

/** @returns the apps of the request's context, oldest first */
export function appsInContext({person, teamId, state}: Call): App[] {
  return state.apps.filter(({ownerTeamId, ownerUserId}) =>
    teamId === null ? ownerUserId === person : ownerTeamId === teamId,
  );
}

/**
 * Finds the app that the path names.
 *
 * @throws Refusal 404 with the published text if the context has no such app
 */
export function findApp(call: Call): App {
  const id = call.params.app_id ?? '';
  const app = appsInContext(call).find((it) => it.id === id);
  if (!app) throw new Refusal(404, `App with ID '${id}' not found.`);
  return app;
}

/** Refuses a number of workers that the service may well accept: it publishes no range, so this is the mock server's. */
function checkWorkers(workers: number): void {
  if (workers >= 0 && workers <= 100) return;
  throw ownRefusal(400, `active_workers is ${workers}; send a number from 0 to 100.`);
}

/** Applies the published rule that only the weight of a LoRA can change. */
function mergeLoras(
  tools: Schemas['WorkflowTools'],
  loras: readonly Schemas['Lora'][] | undefined,
): Schemas['WorkflowTools'] {
  if (!loras) return tools;
  const fixed = (list: readonly Schemas['Lora'][]) =>
    JSON.stringify(
      list.map(({id, versionId, downloadUrl, name}) => [id, versionId, downloadUrl, name]),
    );
  if (fixed(loras) === fixed(tools.loras ?? [])) return {...tools, loras: [...loras]};
  throw ownRefusal(
    400,
    'only the weight of a LoRA can change. Send every entry as at creation, with its new weight.',
  );
}

/** An app as Create app and Update app return it. */
function describeSummary(app: App): Schemas['AppSummary'] {
  return {
    id: app.id,
    name: app.name,
    description: app.description,
    status: app.status,
    configuration: {active_workers: app.activeWorkers, gpu_tier: app.gpuTier},
    workflow: {model_url: app.modelUrl, tools: app.tools},
    created_at: appTimestamp(app.createdAt),
    updated_at: appTimestamp(app.updatedAt),
    created_by: app.createdBy,
    owner_user_id: app.ownerUserId,
    owner_team_id: app.ownerTeamId,
  };
}

/** An app as Get app and List apps return it. */
function describe(app: App): Schemas['App'] {
  const running = jobsIn(app, 'RUNNING').length;
  return {
    ...describeSummary(app),
    jobs: {
      completed: jobsIn(app, 'COMPLETED').length,
      failed: jobsIn(app, 'FAILED').length,
      in_progress: running,
      in_queue: jobsIn(app, 'IN_QUEUE').length,
      retried: app.retried,
    },
    workers: {
      idle: 0,
      initializing: app.status === 'INITIALIZING' ? app.activeWorkers : 0,
      ready: app.status === 'RUNNING' ? Math.max(0, app.activeWorkers - running) : 0,
      running,
      throttled: 0,
      unhealthy: 0,
    },
  };
}
