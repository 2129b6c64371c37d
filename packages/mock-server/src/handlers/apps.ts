import {findApp, listContextApps, type Answer, type Context} from '../context';
import {mockError, RefusedError} from '../httpError';
import {scale} from '../lifecycle';
import {appTimestamp, jobsIn, type App, type Schemas} from '../state';
import {findRole} from '../users';

/** Creates a stopped app, or one that starts if the request asks for workers. */
export function createApp(context: Context<Schemas['CreateApp']>): Answer {
  const {user, teamId, state, faults} = context;
  const {name, description = '', configuration, workflow} = context.body;
  const now = appTimestamp(state.now);
  const summary: Schemas['AppSummary'] = {
    id: context.nextId(),
    name,
    description,
    status: 'STOPPED',
    configuration: {active_workers: 0, gpu_tier: configuration.gpu_tier},
    workflow: {model_url: workflow.model_url, tools: workflow.tools ?? {}},
    created_at: now,
    updated_at: now,
    created_by: user,
    owner_user_id: teamId === null ? user : null,
    owner_team_id: teamId,
  };
  const app: App = {summary, jobs: [], nextStartAt: 0, retried: 0};
  scale(app, configuration.active_workers ?? 0, state.now, faults.has('slow-start'));
  state.apps.push(app);
  return {status: 201, body: {data: summary}};
}

export function listApps(context: Context): Answer {
  return {status: 200, body: {data: listContextApps(context).map(describeApp)}};
}

/** Returns one app, not wrapped in `data`. */
export function getApp(context: Context): Answer {
  return {status: 200, body: describeApp(findApp(context))};
}

export function updateApp(context: Context<Schemas['UpdateApp']>): Answer {
  const app = findApp(context);
  const {summary} = app;
  const {state, faults} = context;
  const {name, description, configuration, workflow} = context.body;
  const tools = {...summary.workflow.tools, ...workflow?.tools};
  if (fixedParts(tools.loras) !== fixedParts(summary.workflow.tools.loras)) {
    const advice = 'Send every entry as at creation, with its new weight.';
    throw new RefusedError(400, `only the weight of a LoRA can change. ${advice}`);
  }
  const workers = configuration?.active_workers;
  if (workers !== undefined) scale(app, workers, state.now, faults.has('slow-start'));
  summary.workflow = {...summary.workflow, ...workflow, tools};
  summary.name = name ?? summary.name;
  summary.description = description ?? summary.description ?? '';
  summary.updated_at = appTimestamp(state.now);
  return {status: 200, body: {data: summary}};
}

export function deleteApp(context: Context): Answer {
  const app = findApp(context);
  if (findRole(context) === 'MEMBER') {
    throw mockError(403, 'your role MEMBER may not delete the apps of this team.');
  }
  const {active_workers: workers} = app.summary.configuration;
  if (workers > 0) {
    throw mockError(409, `active_workers is ${workers}. Set active_workers to 0 first.`);
  }
  context.state.apps = context.state.apps.filter((one) => one !== app);
  return {status: 204};
}

/** Returns what cannot change of LoRAs, as text: by a published rule, all but their weights. */
function fixedParts(loras: readonly Schemas['Lora'][] = []): string {
  return JSON.stringify(loras, ['id', 'versionId', 'downloadUrl', 'name']);
}

/** Returns an app as Get app and List apps do. */
function describeApp(app: App): Schemas['App'] {
  const {status, configuration} = app.summary;
  const workers = configuration.active_workers;
  const running = jobsIn(app, 'RUNNING').length;
  return {
    ...app.summary,
    jobs: {
      completed: jobsIn(app, 'COMPLETED').length,
      failed: jobsIn(app, 'FAILED').length,
      in_progress: running,
      in_queue: jobsIn(app, 'IN_QUEUE').length,
      retried: app.retried,
    },
    workers: {
      idle: 0,
      throttled: 0,
      unhealthy: 0,
      initializing: status === 'INITIALIZING' ? workers : 0,
      ready: status === 'RUNNING' ? Math.max(0, workers - running) : 0,
      running,
    },
  };
}
