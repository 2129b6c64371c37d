import type {components} from '../contract/types';
import type {AppRecord} from './appRecord';
import {scaleApp, startApp} from './appStates';
import {describeApp, describeAppSummary} from './describeApp';
import {appsInContext, checkMayDelete, findApp} from './findApp';
import type {AcceptedRequest, Answer, Dependencies} from './operationTypes';
import {mockServerError} from './RequestError';
import {newAppState} from './StateMachine';
import {checkWorkers, mergeLoras} from './updateRules';

type Schemas = components['schemas'];
type WithBody<Body> = AcceptedRequest & {readonly body: Body};

/** Creates a stopped app, or one that starts if the request asks for workers. */
export function createApp(request: WithBody<Schemas['CreateApp']>, {store}: Dependencies): Answer {
  const {name, description = '', configuration, workflow} = request.body;
  const workers = configuration.active_workers ?? 0;
  checkWorkers(workers);
  const now = store.now();
  const app: AppRecord = {
    id: store.nextId(),
    createdBy: request.person,
    createdAt: now,
    updatedAt: now,
    ownerUserId: request.teamId === null ? request.person : null,
    ownerTeamId: request.teamId,
    gpuTier: configuration.gpu_tier,
    jobs: [],
    name,
    description,
    modelUrl: workflow.model_url,
    tools: workflow.tools ?? {},
    activeWorkers: 0,
    state: newAppState(store.tellChange),
    readyAt: 0,
    jobsAt: 0,
    retried: 0,
  };
  if (workers > 0) startApp(app, workers, now, request.faults.has('slow-start'), 'createApp');
  store.add(app);
  return {status: 201, body: {data: describeAppSummary(app)}};
}

/** Lists the apps of the context. */
export function listApps(request: AcceptedRequest, {store}: Dependencies): Answer {
  return {status: 200, body: {data: appsInContext(request, store).map(describeApp)}};
}

/** Returns one app, not wrapped in `data`. */
export function getApp(request: AcceptedRequest, {store}: Dependencies): Answer {
  return {status: 200, body: describeApp(findApp(request, store))};
}

/** Updates the fields that were sent. */
export function updateApp(request: WithBody<Schemas['UpdateApp']>, {store}: Dependencies): Answer {
  const app = findApp(request, store);
  const {name, description, configuration, workflow} = request.body;
  const workers = configuration?.active_workers;
  if (workers !== undefined) checkWorkers(workers);
  const tools = mergeLoras(app.tools, workflow?.tools?.loras);
  app.name = name ?? app.name;
  app.description = description ?? app.description;
  app.modelUrl = workflow?.model_url ?? app.modelUrl;
  app.tools = tools;
  app.updatedAt = store.now();
  if (workers !== undefined) {
    scaleApp(app, workers, store.now(), request.faults.has('slow-start'));
  }
  return {status: 200, body: {data: describeAppSummary(app)}};
}

/** Removes an app with its jobs. */
export function deleteApp(request: AcceptedRequest, {store, warn}: Dependencies): Answer {
  const app = findApp(request, store);
  checkMayDelete(request);
  if (app.activeWorkers > 0) {
    const fix = 'Set active_workers to 0 first.';
    throw mockServerError(409, `active_workers is ${app.activeWorkers}. ${fix}`);
  }
  const waiting = app.jobs.filter(({state}) => state.current === 'IN_QUEUE').length;
  if (waiting > 0) {
    warn(
      `The app ${app.id} is deleted with ${waiting} job(s) in its queue: they will have no result.`,
    );
  }
  app.state.end('deleteApp');
  store.remove(app);
  return {status: 204};
}
