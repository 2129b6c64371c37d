// The worker that sends a request to the mock server, or runs a program against it: one order, then it ends.
import {practiceVariables} from '../../../../mock-server/environment';
import {loadMockContract} from '../../../../mock-server/loadMockContract';
import {createMockServer, type MockServer} from '../../../../mock-server/server';
import type {App} from '../../../../mock-server/state';
import {TEAMS} from '../../../../mock-server/users';
import {findNewest, isOpen} from '../needs';
import {isOver, print, report, type Order} from '../protocol';
import {installNode, reportUncaught} from './node';
import {prepare} from './prepare';
import {readCurl} from './readCurl';
import {sleep, time} from './simulatedTime';

/** The address of the mock server: no real host can have such a name. */
const MOCK_URL = 'https://mock-server.invalid';
/** The links to pictures in an answer. */
const PICTURE = new RegExp(`${MOCK_URL}/mock-files/[\\w-]+\\.png`, 'g');

/** What passes, in simulated milliseconds: between two runs, before an event of a stream, before a slow answer. */
const [BETWEEN_MS, EVENT_MS, SLOW_ANSWER_MS] = [2000, 400, 40_000];
/** How often, and how long at most, the page is shown what goes on after an answer. */
const [STEP_MS, MOST_MS] = [500, 30_000];

const team = TEAMS[0]?.id ?? '';

/** Carries out an order, with a mock server that goes on where the last one stopped. */
async function obey(order: Order): Promise<void> {
  const {state} = order;
  if (state.now > 0) time.now = state.now + BETWEEN_MS;
  const mock = createMockServer({
    contract: await loadMockContract(),
    state,
    clock: () => time.now,
    warn: (line) => print('err', `Mock server: ${line}\n`),
    pause: (before) => sleep(before === 'event' ? EVENT_MS : SLOW_ANSWER_MS),
  });
  if (order.isPrepared) await prepare(mock, order, MOCK_URL, team);
  tellState(order, mock);
  let code = 0;
  if (order.task === 'stop all') {
    mock.stopApps();
    tellState(order, mock);
  } else {
    const load = globalThis.fetch;
    globalThis.fetch = createMockFetch(order, mock);
    if (order.task === 'request') code = await send(order, mock);
    else await runProgram(order, load);
  }
  report({kind: 'end', how: 'ended', code});
}

/** Moves apps to the current time, as a request does, and tells the page. */
function tellState({state}: Order, mock: MockServer): void {
  mock.advance(time.now);
  report({kind: 'state', state: {...state, now: time.now}});
}

/** Replaces `fetch`: requests go to the mock server, fail as those of Node.js, and reach no other host. */
function createMockFetch(order: Order, mock: MockServer): typeof globalThis.fetch {
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
      tellState(order, mock);
      request.signal.throwIfAborted();
    }
  };
}

/** Returns the variables that the page about keys tells readers to export, and those of the newest app and job. */
function variablesOf({state, task, name, code}: Order) {
  const {app, job} = findNewest(state.apps, name, code);
  const variables: Record<string, string> = {...practiceVariables(MOCK_URL)};
  if (task === 'request' || app?.summary.owner_team_id) variables.RUNGEN_TEAM_ID = team;
  if (app) variables.RUNGEN_APP_ID = app.summary.id;
  if (job) variables.RUNGEN_JOB_ID = job.id;
  return variables;
}

/** Sends a request, and shows what it sets going; returns 0 if all is well. */
async function send(order: Order, mock: MockServer): Promise<number> {
  const request = readCurl(order.code, variablesOf(order));
  let [text, isOk] = ['', false];
  try {
    const answer = await fetch(request);
    text = await answer.text();
    isOk = answer.ok;
    report({kind: 'answer', status: answer.status, text});
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    print('err', `No answer: ${cause instanceof Error ? cause.message : String(cause)}\n`);
  }
  // Time passes until nothing changes by itself: apps are ready, and jobs have ended.
  const isChanging = ({summary: {status}, jobs}: App): boolean =>
    status === 'INITIALIZING' || (status === 'RUNNING' && jobs.some(isOpen));
  const end = request.method === 'GET' ? 0 : time.now + MOST_MS;
  while (time.now < end && order.state.apps.some(isChanging)) {
    await sleep(STEP_MS);
    tellState(order, mock);
  }
  if (order.isFollowed && isOk) {
    text = `${MOCK_URL}/mock-files/${variablesOf(order).RUNGEN_JOB_ID ?? ''}.png`;
  }
  for (const [index, [link]] of [...text.matchAll(PICTURE)].entries()) {
    const picture = await fetch(link);
    if (!picture.ok) continue; // its job has failed
    const bytes = new Uint8Array(await picture.arrayBuffer());
    report({kind: 'file', name: `image-${index + 1}.png`, bytes});
  }
  return isOk ? 0 : 1;
}

async function runProgram(order: Order, load: typeof globalThis.fetch): Promise<void> {
  const {href} = new URL(`programs/${order.name}.js`, import.meta.url);
  // An import does not tell a program that fails from one that has not come. The browser keeps what is loaded here.
  const file = await load(href).catch(() => undefined);
  await file?.text();
  if (!file?.ok) report({kind: 'end', how: 'unloaded', code: 1});
  installNode(variablesOf(order));
  await import(href);
  await sleep(0); // lets unhandled rejections be reported first
}

for (const type of ['unhandledrejection', 'error'] as const) {
  addEventListener(type, (event) => {
    event.preventDefault();
    reportUncaught(event instanceof ErrorEvent ? (event.error as unknown) : event.reason);
  });
}
addEventListener('message', ({data}: MessageEvent<Order>) => {
  obey(data).catch(reportUncaught);
});
