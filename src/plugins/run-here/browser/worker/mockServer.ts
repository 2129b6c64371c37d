import {advance, QUEUE_SECONDS, RUN_SECONDS, START_SECONDS} from '../../../../../sandbox/lifecycle';
import {practiceVariables, TEAMS} from '../../../../../sandbox/people';
import type {App} from '../../../../../sandbox/state';
import {createMockServer, type MockServer} from '../../../../../sandbox/server';
import {findNewest, isInTeam, isOpen, needOf} from '../needs';
import type {Order} from '../protocol';
import {isOver, print, report} from './report';
import {sleep, time} from './simulatedTime';

/** The address of the mock server: no real host can have such a name. */
export const MOCK_URL = 'https://mock-server.invalid';

/** What passes, in simulated milliseconds: between two runs, before an event of a stream, before a slow answer. */
const [BETWEEN_MS, EVENT_MS, SLOW_ANSWER_MS] = [2000, 400, 40_000];

/** How long the page is shown what goes on after an answer, in steps of half a simulated second. */
const MOST_STEPS = 60;

const team = TEAMS[0]?.id ?? '';

/** What is created where a request or a program needs it. */
const APP = {
  name: 'poster-maker',
  description: 'Draws posters from a prompt',
  workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell', tools: {}},
};
const INPUT = {prompt: 'A poster of a lighthouse at dawn', width: 1024, height: 1024};

/** @returns a mock server that continues where the last one stopped, in simulated time */
export function openMockServer({state}: Order): MockServer {
  if (state.now > 0) time.now = state.now + BETWEEN_MS;
  return createMockServer({
    state,
    clock: () => time.now,
    warn: (line) => print('err', `Mock server: ${line}\n`),
    pause: (before) => sleep(before === 'event' ? EVENT_MS : SLOW_ANSWER_MS),
  });
}

/** Moves apps to the current time, as a request does, and tells the page. */
export function tellState({state}: MockServer): void {
  for (const app of state.apps) advance(app, time.now);
  report({kind: 'state', state: {...state, now: time.now}});
}

/** Lets time pass until nothing changes by itself: apps are ready, and jobs have ended. */
export async function watchChanges(mock: MockServer): Promise<void> {
  const isChanging = ({summary: {status}, jobs}: App): boolean =>
    status === 'INITIALIZING' || (status === 'RUNNING' && jobs.some(isOpen));
  for (let step = 0; step < MOST_STEPS && mock.state.apps.some(isChanging); step += 1) {
    await sleep(500);
    tellState(mock);
  }
}

/** @returns the variables that the page about keys tells readers to export, and those of the newest app and job */
export function variablesOf({state}: MockServer, {task, name, code}: Order) {
  const {app, job} = findNewest(state.apps, name, code);
  const variables: Record<string, string> = {...practiceVariables(MOCK_URL)};
  if (task === 'request' || app?.summary.owner_team_id) variables.RUNGEN_TEAM_ID = team;
  if (app) variables.RUNGEN_APP_ID = app.summary.id;
  if (job) variables.RUNGEN_JOB_ID = job.id;
  return variables;
}

/**
 * Creates a replacement for `fetch` that passes requests to the mock server.
 *
 * @returns a function that fails as `fetch` of Node.js does, and also fails for every other host
 */
export function createMockFetch(mock: MockServer): typeof globalThis.fetch {
  return async (input, init) => {
    if (isOver()) await new Promise(() => undefined); // the program has ended: this never resolves
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const {origin} = new URL(request.url);
    if (origin !== MOCK_URL) {
      throw new TypeError(`what runs here reaches the mock server alone, and not ${origin}`);
    }
    try {
      return await mock.fetch(request);
    } finally {
      tellState(mock);
      request.signal.throwIfAborted();
    }
  };
}

/** Creates the app and the job that a request or a program needs, where there is none, and lets time pass. */
export async function prepare(mock: MockServer, {name, code}: Order): Promise<void> {
  const need = needOf(name, code);
  if (!need) return;
  const headers = {
    ...{'x-api-key': 'practice', 'content-type': 'application/json', 'x-mock-fault': 'none'},
    ...(isInTeam(code) && {'x-team-id': team}),
  };
  const ask = (method: string, path: string, body: object) =>
    mock.fetch(new Request(MOCK_URL + path, {method, headers, body: JSON.stringify(body)}));
  const find = () => findNewest(mock.state.apps, name, code);
  const configuration = {gpu_tier: 'STANDARD', active_workers: need.app === 'stopped' ? 0 : 1};
  if (!find().app) await ask('POST', '/app', {...APP, configuration});
  const {app, job} = find();
  if (!app || need.app !== 'running') return;
  const {id, status} = app.summary;
  if (status === 'STOPPED') await ask('PUT', `/app/${id}`, {configuration: {active_workers: 1}});
  if (app.summary.status === 'INITIALIZING') time.now += START_SECONDS * 1000;
  if (!need.job || job) return;
  await ask('POST', `/app/${id}/run_async`, {input: INPUT});
  if (need.job === 'completed') time.now += (QUEUE_SECONDS + RUN_SECONDS) * 1000;
}
