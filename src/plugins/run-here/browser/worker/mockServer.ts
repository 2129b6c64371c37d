import {advance, QUEUE_SECONDS, RUN_SECONDS, START_SECONDS} from '../../../../../sandbox/lifecycle';
import {TEAMS} from '../../../../../sandbox/people';
import {createMockServer, type MockServer} from '../../../../../sandbox/server';
import {practiceVariables} from '../../../../../sandbox/variables';
import {findNewest, isInTeam, isOpen, needOf} from '../needs';
import type {Order} from '../protocol';
import {isOver, print, report} from './report';
import {time} from './simulatedTime';

/** The address of the mock server: no real host can have such a name. */
export const MOCK_URL = 'https://mock-server.invalid';

/** What passes, in simulated milliseconds: between two runs, before an event of a stream, before a slow answer. */
const PAUSES = {run: 2000, event: 400, 'slow answer': 40_000} as const;

/** How long the page is shown what goes on after an answer, in steps of half a simulated second. */
const MOST_STEPS = 60;

const team = TEAMS[0]?.id ?? '';

/** @returns a mock server that continues where the last one stopped, in simulated time */
export function openMockServer({snapshot, faults}: Order): MockServer {
  if (snapshot) time.set(snapshot.now + PAUSES.run);
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  return createMockServer({
    state: {now: time.now(), apps: snapshot?.apps ?? [], faults: {...faults}},
    seed,
    clock: () => time.now(),
    warn: (line) => print('err', `Mock server: ${line}\n`),
    pause: (before, signal) => {
      const pause = time.sleep(PAUSES[before], signal);
      return before === 'event' ? pause : time.besides(pause);
    },
  });
}

/** Reports the state to the page, at the current time. */
export function tellState({state}: MockServer): void {
  catchUp(state.apps);
  const {apps, faults} = state;
  report({kind: 'state', snapshot: {now: time.now(), apps}, faults});
}

/** Moves apps to the current time, as a request does. */
function catchUp(apps: MockServer['state']['apps']): void {
  for (const app of apps) advance(app, time.now());
}

/** Lets time pass until nothing changes by itself: apps are ready, and jobs have ended. */
export async function watchChanges(mock: MockServer): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const isChanging = mock.state.apps.some(
      ({status, jobs}) => status === 'INITIALIZING' || (status === 'RUNNING' && jobs.some(isOpen)),
    );
    if (!isChanging) return;
    await time.sleep(500);
    tellState(mock);
  }
}

/** @returns the variables that the page about keys tells readers to export, and those of the newest app and job */
export function variablesOf({state}: MockServer, {task, name, code}: Order) {
  const {app, job} = findNewest(state.apps, name, code);
  const variables: Record<string, string> = {...practiceVariables(MOCK_URL)};
  if (task === 'request' || app?.ownerTeamId) variables.RUNGEN_TEAM_ID = team;
  if (app) variables.RUNGEN_APP_ID = app.id;
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
      return await time.during(mock.fetch(request));
    } finally {
      tellState(mock);
      request.signal.throwIfAborted();
    }
  };
}

/** Creates the app and the job that a request or a program needs, where there is none. */
export async function prepare(mock: MockServer, {name, code}: Order): Promise<void> {
  const need = needOf(name, code);
  if (!need) return;
  const ask = async (method: string, path: string, body: object): Promise<void> => {
    const headers = {
      'x-api-key': 'practice',
      'content-type': 'application/json',
      'x-mock-fault': 'none',
      ...(isInTeam(code) && {'x-team-id': team}),
    };
    const options = {method, headers, body: JSON.stringify(body)};
    await mock.fetch(new Request(MOCK_URL + path, options));
  };
  const pass = (seconds: number): void => {
    time.set(time.now() + seconds * 1000);
    catchUp(mock.state.apps);
  };
  let {app, job} = findNewest(mock.state.apps, name, code);
  const workers = {active_workers: need.app === 'stopped' ? 0 : 1};
  if (!app) {
    await ask('POST', '/app', {
      name: 'poster-maker',
      description: 'Draws posters from a prompt',
      configuration: {gpu_tier: 'STANDARD', ...workers},
      workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell', tools: {}},
    });
    ({app, job} = findNewest(mock.state.apps, name, code));
  }
  if (!app || need.app !== 'running') return;
  if (app.activeWorkers === 0) await ask('PUT', `/app/${app.id}`, {configuration: workers});
  pass(START_SECONDS);
  if (!need.job || job) return;
  const input = {prompt: 'A poster of a lighthouse at dawn', width: 1024, height: 1024};
  await ask('POST', `/app/${app.id}/run_async`, {input});
  if (need.job === 'completed') pass(QUEUE_SECONDS + RUN_SECONDS);
}
