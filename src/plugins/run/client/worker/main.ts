// The worker that sends a request to the mock server, or runs a program against it: one task, then it ends.
import {practiceVariables} from '../../../../mock-server/environment';
import {SLOW_ANSWER_SECONDS} from '../../../../mock-server/faults';
import {loadMockContract} from '../../../../mock-server/loadMockContract';
import {createMockServer, type MockServer} from '../../../../mock-server/server';
import type {State} from '../../../../mock-server/state';
import {TEAMS} from '../../../../mock-server/users';
import type {ProgramTask, RequestTask, RunRequest} from '../messages';
import {findTarget} from '../prerequisites';
import {installNode, reportUncaught} from './node';
import {hasEnded, post, print} from './post';
import {prepare} from './prepare';
import {sendRequest} from './sendRequest';
import {sleep, time} from './simulatedTime';

/** The address of the mock server: no real host can have such a name. */
const MOCK_URL = 'https://mock-server.invalid';

/** Simulated milliseconds between two runs. */
const BETWEEN_MS = 2000;
/** Simulated milliseconds before each event of a stream. */
const EVENT_MS = 400;

const teamId = TEAMS[0]?.id ?? '';

/** Carries out a task, with a mock server that goes on where the last one stopped. */
async function handleRequest({task, state}: RunRequest): Promise<void> {
  if (state.now > 0) time.now = state.now + BETWEEN_MS;
  const mock = createMockServer({
    contract: await loadMockContract(),
    state,
    clock: () => time.now,
    warn: (line) => print('err', `Mock server: ${line}\n`),
    pause: (before) => sleep(before === 'event' ? EVENT_MS : SLOW_ANSWER_SECONDS * 1000),
  });
  let code = 0;
  if (task.kind === 'stop apps') {
    postState(mock);
    mock.stopApps();
    postState(mock);
  } else {
    post({kind: 'prepared', ...(await prepare(mock, task, MOCK_URL, teamId))});
    postState(mock);
    const load = globalThis.fetch;
    globalThis.fetch = createMockFetch(mock);
    code = await runTask(task, mock, load);
  }
  post({kind: 'end', reason: 'ended', code});
}

/** Returns the exit code of a task. */
async function runTask(
  task: RequestTask | ProgramTask,
  mock: MockServer,
  load: typeof globalThis.fetch,
): Promise<number> {
  const variables = () => listVariables(task, mock.state);
  if (task.kind === 'program') {
    await runProgram(task.name, variables(), load);
    return 0;
  }
  return sendRequest(task, {mock, variables, postState: () => postState(mock)});
}

/** Moves apps and jobs to the current time, as a request does, and tells the page. */
function postState(mock: MockServer): void {
  mock.advance(time.now);
  post({kind: 'state', state: {...mock.state, now: time.now}});
}

/** Replaces `fetch`: requests go to the mock server, fail as those of Node.js, and reach no other host. */
function createMockFetch(mock: MockServer): typeof globalThis.fetch {
  return async (input, init) => {
    if (hasEnded()) await new Promise(() => undefined); // the program has ended: this never resolves
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const {origin} = new URL(request.url);
    if (origin !== MOCK_URL) {
      throw new TypeError(`blocked: only the mock server can be reached, not ${origin}`);
    }
    try {
      return await mock.fetch(request);
    } finally {
      postState(mock);
      request.signal.throwIfAborted();
    }
  };
}

/** Returns the variables that the page about keys tells readers to export, and those of the app and the job. */
function listVariables(task: RequestTask | ProgramTask, {apps}: State): Record<string, string> {
  const {app, job} = findTarget(apps, task);
  const variables: Record<string, string> = {...practiceVariables(MOCK_URL)};
  if (task.kind === 'request' || app?.summary.owner_team_id) variables.RUNGEN_TEAM_ID = teamId;
  if (app) variables.RUNGEN_APP_ID = app.summary.id;
  if (job) variables.RUNGEN_JOB_ID = job.id;
  return variables;
}

async function runProgram(
  name: string,
  variables: Readonly<Record<string, string>>,
  load: typeof globalThis.fetch,
): Promise<void> {
  const {href} = new URL(`programs/${name}.js`, import.meta.url);
  // An import does not tell a program that fails from one that has not come. The browser keeps what is loaded here.
  const file = await load(href).catch(() => undefined);
  await file?.text();
  if (!file?.ok) post({kind: 'end', reason: 'unloaded', code: 1});
  installNode(variables);
  await import(href);
  await sleep(0); // lets unhandled rejections be reported first
}

for (const type of ['unhandledrejection', 'error'] as const) {
  addEventListener(type, (event) => {
    event.preventDefault();
    reportUncaught(event instanceof ErrorEvent ? (event.error as unknown) : event.reason);
  });
}
addEventListener('message', ({data}: MessageEvent<RunRequest>) => {
  handleRequest(data).catch(reportUncaught);
});
