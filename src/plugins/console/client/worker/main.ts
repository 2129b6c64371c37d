// The worker that sends a request to the mock server, or runs a program against it: one task, then it ends.
import {practiceVariables} from '@rungen/mock-server/environment';
import {SLOW_ANSWER_SECONDS} from '@rungen/mock-server/faults';
import {loadMockContract} from '../../../../contract/mock/loadMockContract';
import {createMockServer, type MockServer} from '@rungen/mock-server/server';
import type {State} from '@rungen/mock-server/state';
import type {RunRequest, StatusChange, Task} from '../messages';
import {installNode, reportUncaught} from './node';
import {hasEnded, post, print} from './post';
import {prepare} from './prepare';
import {findTarget, MOCK_URL, TEAM_ID, type TaskContext} from './prerequisites';
import {sendRequest} from './sendRequest';
import {sleep, time} from './simulatedTime';
import {readStatusChange} from './statusChanges';

/** Simulated milliseconds between two runs. */
const BETWEEN_MS = 2000;
/** Simulated milliseconds before each event of a stream. */
const EVENT_MS = 400;

async function handleRequest({task, state}: RunRequest): Promise<void> {
  if (state.now > 0) time.now = state.now + BETWEEN_MS;
  const contract = await loadMockContract();
  const mock = createMockServer({
    contract,
    state,
    clock: () => time.now,
    warn: (line) => print('err', `Mock server: ${line}\n`),
    pause: (before) => {
      const isInStream = before === 'event' || before === 'cut';
      return sleep(isInStream ? EVENT_MS : SLOW_ANSWER_SECONDS * 1000);
    },
  });
  const {statuses} = contract;
  const context = {mock, statuses, postState: createPostState(mock, statuses)};
  await prepare(task, context);
  context.postState();
  post({kind: 'end', code: await runTask(task, context)});
}

/** @returns the exit code */
async function runTask(task: Task, context: TaskContext): Promise<number> {
  globalThis.fetch = createMockFetch(context);
  const variables = () => listVariables(task, context);
  if (task.kind === 'request') return sendRequest(task, context, variables);
  await runProgram(task.name, variables());
  return 0;
}

/** Creates what reports to the page about apps and jobs, and how the last one has changed. */
function createPostState(mock: MockServer, statuses: TaskContext['statuses']) {
  let before: State | undefined;
  let change: StatusChange | undefined;
  return () => {
    mock.advance(time.now);
    const state = structuredClone({...mock.state, now: time.now});
    if (before) change = readStatusChange(statuses, before, state, change);
    before = state;
    post({kind: 'state', state, change});
  };
}

/** Replaces `fetch`: requests go to the mock server, fail as those of Node.js, and reach no other host. */
function createMockFetch({mock, postState}: TaskContext): typeof globalThis.fetch {
  return async (input, init) => {
    if (hasEnded()) await new Promise(() => undefined); // never resolves
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const {origin} = new URL(request.url);
    if (origin !== MOCK_URL) {
      throw new TypeError(`blocked: only the mock server can be reached, not ${origin}`);
    }
    try {
      return await mock.fetch(request);
    } finally {
      postState();
      request.signal.throwIfAborted();
    }
  };
}

/** Returns the variables that readers export on the page about keys, and those of the app and the job. */
function listVariables(task: Task, context: TaskContext): Record<string, string> {
  const {app, job} = findTarget(task, context);
  const variables: Record<string, string> = {...practiceVariables(MOCK_URL)};
  const needsTeam = task.kind === 'request' || app?.summary.owner_team_id;
  if (needsTeam) variables.RUNGEN_TEAM_ID = TEAM_ID;
  if (app) variables.RUNGEN_APP_ID = app.summary.id;
  if (job) variables.RUNGEN_JOB_ID = job.id;
  return variables;
}

async function runProgram(name: string, variables: Readonly<Record<string, string>>) {
  installNode(variables);
  await import(new URL(`programs/${name}.js`, import.meta.url).href);
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
