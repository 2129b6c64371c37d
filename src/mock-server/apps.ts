import type {Answer, Call, Schemas} from './call';
import {jobsIn, scale} from './lifecycle';
import {appsInContext, findApp, roleOf} from './people';
import {ownRefusal} from './refusal';
import {appTimestamp, type App} from './state';

/** Creates a stopped app, or one that starts if the request asks for workers. */
export function createApp(call: Call<Schemas['CreateApp']>): Answer {
  const {person, teamId, state} = call;
  const {name, description = '', configuration, workflow} = call.body;
  const now = appTimestamp(state.now);
  const summary: Schemas['AppSummary'] = {
    id: call.nextId(),
    name,
    description,
    status: 'STOPPED',
    configuration: {active_workers: 0, gpu_tier: configuration.gpu_tier},
    workflow: {model_url: workflow.model_url, tools: workflow.tools ?? {}},
    created_at: now,
    updated_at: now,
    created_by: person,
    owner_user_id: teamId === null ? person : null,
    owner_team_id: teamId,
  };
  const app: App = {summary, jobs: [], readyAt: 0, retried: 0};
  scale(app, configuration.active_workers ?? 0, call, 'createApp');
  state.apps.push(app);
  return {status: 201, body: {data: summary}};
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
  const {summary} = app;
  const {name, description, configuration, workflow} = call.body;
  const {model_url, tools} = summary.workflow;
  const loras = workflow?.tools?.loras ?? tools.loras;
  if (keptOf(loras) !== keptOf(tools.loras)) {
    const advice = 'Send every entry as at creation, with its new weight.';
    throw ownRefusal(400, `only the weight of a LoRA can change. ${advice}`);
  }
  const workers = configuration?.active_workers;
  if (workers !== undefined) scale(app, workers, call, 'updateApp');
  summary.workflow = {
    model_url: workflow?.model_url ?? model_url,
    tools: {...tools, ...(loras && {loras})},
  };
  summary.name = name ?? summary.name;
  summary.description = description ?? summary.description ?? '';
  summary.updated_at = appTimestamp(call.state.now);
  return {status: 200, body: {data: summary}};
}

/** Removes an app with its jobs. */
export function deleteApp(call: Call): Answer {
  const app = findApp(call);
  if (roleOf(call) === 'MEMBER') {
    throw ownRefusal(403, 'your role MEMBER may not delete the apps of this team.');
  }
  const {active_workers: workers} = app.summary.configuration;
  if (workers > 0) {
    throw ownRefusal(409, `active_workers is ${workers}. Set active_workers to 0 first.`);
  }
  call.state.apps = call.state.apps.filter((it) => it !== app);
  return {status: 204};
}

/** What cannot change of LoRAs: by a published rule, all but their weights. */
const keptOf = (loras: readonly Schemas['Lora'][] = []): string =>
  JSON.stringify(loras.map((it) => [it.id, it.versionId, it.downloadUrl, it.name]));

/** An app as Get app and List apps return it. */
function describe(app: App): Schemas['App'] {
  const count = (status: Parameters<typeof jobsIn>[1]) => jobsIn(app, status).length;
  const running = count('RUNNING');
  const {status, configuration} = app.summary;
  const {active_workers: workers} = configuration;
  return {
    ...app.summary,
    jobs: {
      completed: count('COMPLETED'),
      failed: count('FAILED'),
      in_progress: running,
      in_queue: count('IN_QUEUE'),
      retried: app.retried,
    },
    workers: {
      ...{idle: 0, throttled: 0, unhealthy: 0},
      initializing: status === 'INITIALIZING' ? workers : 0,
      ready: status === 'RUNNING' ? Math.max(0, workers - running) : 0,
      running,
    },
  };
}
