import {advance, QUEUE_SECONDS, RUN_SECONDS, START_SECONDS} from '../../../../../sandbox/lifecycle';
import type {MockServer} from '../../../../../sandbox/server';
import type {Prepared} from '../protocol';
import {MOCK_URL} from './mockServer';
import {time} from './simulatedTime';

/** What a program needs; created if it does not exist. The states are the same as in tests/samples/scenarios.ts. */
type Need = {
  readonly app: 'stopped' | 'starting' | 'running';
  readonly job?: 'waiting' | 'completed';
};

/** The needs of each program that reads the ID of an app or a job. A test compares them with the scenarios. */
export const NEEDS: Readonly<Record<string, Need>> = {
  'cancel-job': {app: 'running', job: 'waiting'},
  'delete-app': {app: 'stopped'},
  'get-app': {app: 'stopped'},
  'get-job': {app: 'running', job: 'completed'},
  'retry-safely': {app: 'running'},
  'run-job': {app: 'running'},
  'save-image': {app: 'running', job: 'completed'},
  'start-app': {app: 'stopped'},
  'stop-app': {app: 'running'},
  'wait-for-job': {app: 'running', job: 'waiting'},
  'wait-until-running': {app: 'starting'},
};

/** The app and the job that a program finds. */
export type PreparedVariables = {
  readonly appId?: string;
  readonly jobId?: string;
  /** What was created; undefined if everything existed. */
  readonly made?: Prepared;
};

/**
 * Finds the app and the job that a program works on: the last ones created. Creates them if there are none.
 *
 * @param mock the mock server, before the program's first request
 * @param program the name of the program
 */
export async function prepareState(mock: MockServer, program: string): Promise<PreparedVariables> {
  const need = NEEDS[program];
  const app = mock.state.apps.filter(({ownerTeamId}) => ownerTeamId === null).at(-1);
  if (app) advance(app, time.now());
  const job = app?.jobs.at(-1);
  if (!need) return {...(app && {appId: app.id}), ...(job && {jobId: job.id})};
  const isOpen = job?.status === 'IN_QUEUE' || job?.status === 'RUNNING';
  const hasJob = program === 'cancel-job' ? isOpen : job !== undefined;
  if (app && (!need.job || hasJob)) return {appId: app.id, ...(job && {jobId: job.id})};
  const appId = app?.id ?? (await makeApp(mock, need.app));
  if (!need.job) return {appId, made: need.app === 'running' ? 'running app' : 'app'};
  const jobId = await makeJob(mock, appId);
  if (need.job === 'completed') pass(QUEUE_SECONDS + RUN_SECONDS);
  return {appId, jobId, made: need.job === 'completed' ? 'completed job' : 'job'};
}

async function makeApp(mock: MockServer, state: Need['app']): Promise<string> {
  const id = await ask(mock, 'POST', '/app', {
    name: 'poster-maker',
    description: 'Draws posters from a prompt',
    configuration: {gpu_tier: 'STANDARD', active_workers: state === 'stopped' ? 0 : 1},
    workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell', tools: {}},
  });
  if (state === 'running') pass(START_SECONDS);
  return id;
}

function makeJob(mock: MockServer, appId: string): Promise<string> {
  const input = {prompt: 'A poster of a lighthouse at dawn', width: 1024, height: 1024};
  return ask(mock, 'POST', `/app/${appId}/run_async`, {input});
}

/** Advances simulated time by a number of seconds, without waiting. */
function pass(seconds: number): void {
  time.set(time.now() + seconds * 1000);
}

/** Sends a request that no fault affects, and returns the ID in its answer. */
async function ask(mock: MockServer, method: string, path: string, body: object): Promise<string> {
  const headers = {
    'x-api-key': 'practice',
    'content-type': 'application/json',
    'x-mock-fault': 'none',
  };
  const request = new Request(MOCK_URL + path, {method, headers, body: JSON.stringify(body)});
  const answer: unknown = await (await mock.fetch(request)).json();
  const {data} = answer as {readonly data: {readonly id: string}};
  return data.id;
}
