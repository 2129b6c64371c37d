// The worker that runs a program against the in-memory mock server.
import {advance, scale} from '../../../../../sandbox/lifecycle';
import {TEAMS} from '../../../../../sandbox/people';
import type {MockServer} from '../../../../../sandbox/server';
import {practiceVariables} from '../../../../../sandbox/variables';
import type {Order} from '../protocol';
import {createMockFetch, MOCK_URL, openMockServer, tellState} from './mockServer';
import {installNodeGlobals, reportUncaught} from './nodeGlobals';
import {prepareState, type PreparedVariables} from './prepareState';
import {time} from './simulatedTime';
import {reportToPage} from './reportToPage';

async function obey(order: Order): Promise<void> {
  const mock = openMockServer(order);
  if (order.program === null) {
    stopAll(mock);
    return;
  }
  const name = /(?<name>[^/]+)\.js$/.exec(order.program)?.groups?.name ?? '';
  const prepared = await prepareState(mock, name);
  if (prepared.made) reportToPage({kind: 'prepared', what: prepared.made});
  catchUp(mock);
  tellState(mock);
  globalThis.fetch = createMockFetch(mock);
  const process = installNodeGlobals(variablesOf(name, prepared));
  await import(order.program);
  await time.sleep(0); // lets unhandled rejections be reported first
  reportToPage({kind: 'end', code: process.exitCode ?? 0});
}

/** Advances every app to the current time, as a request would. */
function catchUp({state}: MockServer): void {
  for (const app of state.apps) advance(app, time.now());
}

function stopAll(mock: MockServer): void {
  catchUp(mock);
  for (const app of mock.state.apps) scale(app, 0, time.now(), false, 'updateApp');
  tellState(mock);
  reportToPage({kind: 'end', code: 0});
}

/** Returns the variables that the page about keys tells readers to export, and the IDs from the previous steps. */
function variablesOf(program: string, {appId, jobId}: PreparedVariables): Record<string, string> {
  const [team] = TEAMS;
  return {
    ...practiceVariables(MOCK_URL),
    // Only for this program: the others would also work in the context of a team if they found one.
    ...(team && program === 'create-app-in-team' && {RUNGEN_TEAM_ID: team.id}),
    ...(appId !== undefined && {RUNGEN_APP_ID: appId}),
    ...(jobId !== undefined && {RUNGEN_JOB_ID: jobId}),
  };
}

addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  reportUncaught(event.reason);
});
addEventListener('message', ({data}: MessageEvent<Order>) => {
  obey(data).catch(reportUncaught);
});
