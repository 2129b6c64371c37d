import {FIRST_PERSON, TEAMS} from '../../sandbox/people';
import {at} from '../unit/sandbox/valueAt';
import type {Caller, RandomReply} from './Caller';
import type {FormCheck, ReachCheck} from './contractForms';
import {checkCounters} from './checkCounters';
import type {RandomSource} from './randomSource';
import {makeWrongRequest} from './wrongRequests';

/** What an actor knows about its own app, which no other actor changes. */
type KnownApp = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly mayDelete: boolean;
  readonly jobs: Map<string, string>;
  workers: number;
  status: string;
};

/** The objects that all actors of a run share. */
export type Stage = {
  readonly random: RandomSource;
  readonly caller: Caller;
  readonly checkForm: FormCheck;
  readonly canReach: ReachCheck;
};

const TEAM_HEADERS = TEAMS.map(({id}) => ({'x-team-id': id}));
/** The last team is rare: the caller is a MEMBER of it and cannot delete apps there, so its apps accumulate. */
const CONTEXTS = [
  ...Array.from({length: 10}, () => [{}, ...TEAM_HEADERS.slice(0, 2)]).flat(),
  ...TEAM_HEADERS,
];
const MODEL_URL = 'https://huggingface.co/black-forest-labs/FLUX.1-schnell';
const MAX_JOBS = 30;

/** Sends random requests one after the other, and knows the expected response to each. */
export class Actor {
  readonly #stage: Stage;
  #app: KnownApp | null = null;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Sends one request, or a few that belong together. */
  async act(): Promise<void> {
    const {random, caller} = this.#stage;
    const app = this.#app;
    if (random.below(5) === 0) {
      const [request, status] = makeWrongRequest(random);
      await caller.send(request, status);
    } else if (!app) {
      await this.#createApp();
    } else {
      const actions = [
        () => this.#getApp(app),
        () => this.#getApp(app),
        () => this.#scale(app),
        () => this.#scale(app),
        () => this.#runJob(app),
        () => this.#runJob(app),
        () => this.#runJob(app),
        () => this.#getJob(app),
        () => this.#getJob(app),
        () => this.#cancelJob(app),
        () => this.#listApps(app),
        () => this.#breakConnection(app),
        () => this.#chat(),
        () => this.#leave(app),
      ];
      await random.pick(actions)();
    }
  }

  async #createApp(): Promise<void> {
    const {random, caller} = this.#stage;
    const headers = random.pick(CONTEXTS);
    const workers = random.below(3);
    const body = {
      name: 'x'.repeat(random.below(100)),
      configuration: {gpu_tier: 'STANDARD', active_workers: workers},
      workflow: {model_url: MODEL_URL, tools: {}},
    };
    const reply = await caller.send({line: 'POST /app', headers, body}, 201);
    this.#expectForm(reply, 'AppSummaryAnswer');
    const status = workers > 0 ? 'INITIALIZING' : 'STOPPED';
    if (at(reply.json, 'data', 'status') !== status) caller.fault(`not ${status}: ${reply.text}`);
    const path = `/app/${String(at(reply.json, 'data', 'id'))}`;
    const mayDelete = !('x-team-id' in headers) || headers['x-team-id'] !== TEAMS[2]?.id;
    this.#app = {path, headers, mayDelete, jobs: new Map(), workers, status};
  }

  async #getApp(app: KnownApp): Promise<void> {
    const {caller} = this.#stage;
    const {path, headers} = app;
    const reply = await caller.send({line: `GET ${path}`, headers}, 200);
    this.#expectForm(reply, 'App');
    this.#seeApp(app, at(reply.json, 'status'));
    for (const fault of checkCounters(reply.json, app.jobs.size)) {
      caller.fault(`${fault}: ${reply.text}`);
    }
    if (at(reply.json, 'configuration', 'active_workers') !== app.workers) {
      caller.fault(`has not ${app.workers} workers: ${reply.text}`);
    }
  }

  async #listApps({path, headers}: KnownApp): Promise<void> {
    const reply = await this.#stage.caller.send({line: 'GET /app', headers}, 200);
    this.#expectForm(reply, 'AppListAnswer');
    if (!reply.text.includes(path.slice(5))) this.#stage.caller.fault(`${path} is not in the list`);
  }

  async #scale(app: KnownApp): Promise<void> {
    const {random, caller} = this.#stage;
    const {path, headers} = app;
    app.workers = random.below(4);
    const body = {configuration: {active_workers: app.workers}};
    const reply = await caller.send({line: `PUT ${path}`, headers, body}, 200);
    this.#expectForm(reply, 'AppSummaryAnswer');
    this.#seeApp(app, at(reply.json, 'data', 'status'));
    await this.#getApp(app); // counters are most likely to be wrong right after scaling
  }

  async #runJob({path, headers, jobs}: KnownApp): Promise<void> {
    if (jobs.size >= MAX_JOBS) return;
    const {random, caller} = this.#stage;
    const body = {input: {prompt: 'A lighthouse', width: random.below(2000), other: [null, {}]}};
    const fault = random.pick([{}, {'x-mock-fault': 'failed-job'}]);
    const line = `POST ${path}/run_async`;
    const reply = await caller.send({line, headers: {...headers, ...fault}, body}, 202);
    this.#expectForm(reply, 'RunJobAnswer');
    jobs.set(String(at(reply.json, 'data', 'id')), 'IN_QUEUE');
  }

  async #getJob(app: KnownApp): Promise<void> {
    const job = this.#pickJob(app);
    if (job === null) return;
    const line = `GET ${app.path}/job/${job}`;
    const reply = await this.#stage.caller.send({line, headers: app.headers}, 200);
    this.#expectForm(reply, 'JobAnswer');
    this.#seeJob(app, job, at(reply.json, 'data', 'status'));
  }

  async #cancelJob(app: KnownApp): Promise<void> {
    const job = this.#pickJob(app);
    if (job === null) return;
    const line = `PUT ${app.path}/job/${job}`;
    const headers = {...app.headers, 'X-Authenticated-User-Id': FIRST_PERSON};
    const isOver = ['COMPLETED', 'FAILED'].includes(app.jobs.get(job) ?? '');
    const expected = isOver ? [409] : [200, 409];
    const reply = await this.#stage.caller.send({line, headers}, ...expected);
    if (reply.status === 200) {
      this.#expectForm(reply, 'CanceledJobAnswer');
      this.#seeJob(app, job, 'CANCELED');
    }
  }

  async #breakConnection({path, headers}: KnownApp): Promise<void> {
    const {random, caller} = this.#stage;
    const [rule, status] = random.pick(BREAKS);
    await caller.send({line: `GET ${path}`, headers: {...headers, 'x-mock-fault': rule}}, status);
  }

  async #chat(): Promise<void> {
    const {random, caller} = this.#stage;
    const stream = random.below(2) === 0;
    const content = 'word '.repeat(random.below(random.pick([10, 10, 10, 10, 2000, 190_000])));
    const body = {model: 'example-llm', messages: [{role: 'user', content}], stream};
    const reply = await caller.send({line: 'POST /v1/chat/completions', body}, 200);
    if (stream && !reply.text.endsWith('data: [DONE]\n\n')) caller.fault('a stream has no end');
    if (!stream) this.#expectForm(reply, 'ChatCompletion', 'chat');
  }

  /** Deletes the app, which is rejected while it has workers, and for a member. */
  async #leave(app: KnownApp): Promise<void> {
    const {random, caller} = this.#stage;
    if (random.below(4) > 0) return;
    const {path, headers} = app;
    const deleted = app.mayDelete ? (app.workers > 0 ? 409 : 204) : 403;
    await caller.send({line: `DELETE ${path}`, headers}, deleted);
    if (deleted === 409) return;
    await caller.send({line: `GET ${path}`, headers}, app.mayDelete ? 404 : 200);
    this.#app = null;
  }

  #pickJob({jobs}: KnownApp): string | null {
    return jobs.size === 0 ? null : this.#stage.random.pick([...jobs.keys()]);
  }

  #seeApp(app: KnownApp, status: unknown): void {
    this.#expectStep('app', app.status, status);
    app.status = String(status);
  }

  #seeJob(app: KnownApp, job: string, status: unknown): void {
    this.#expectStep('job', app.jobs.get(job) ?? '', status);
    app.jobs.set(job, String(status));
  }

  #expectStep(kind: 'app' | 'job', from: string, to: unknown): void {
    if (this.#stage.canReach(kind, from, String(to))) return;
    this.#stage.caller.fault(`the ${kind} went from ${from} to ${String(to)}`);
  }

  #expectForm(reply: RandomReply, schema: string, file: 'api' | 'chat' = 'api'): void {
    if (reply.status >= 400 || reply.status === 0) return; // has already been recorded
    const wrong = this.#stage.checkForm(file, schema, reply.json);
    if (wrong !== null) this.#stage.caller.fault(wrong);
  }
}

const BREAKS = [
  ['lost-request', 0],
  ['lost-answer', 0],
  ['reset', 0],
  ['server-error', 500],
  ['bad-gateway', 502],
  ['rate-limit', 429],
  ['rate-limit-bare', 429],
  ['server-error#2', 200],
  ['unknown-state,rate-limit', 429],
  ['none', 200],
] as const;
