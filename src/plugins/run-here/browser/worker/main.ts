// The worker that runs a program against the in-memory mock server.
import {scaleApp} from '../../../../../sandbox/appStates';
import {TEAMS} from '../../../../../sandbox/people';
import {practiceVariables} from '../../../../../sandbox/practiceVariables';
import type {Order} from '../protocol';
import {createMockFetch} from './mockFetch';
import {MOCK_URL, openService, type MockService} from './mockService';
import {installNodeGlobals, reportUncaught} from './nodeGlobals';
import {prepareState, type PreparedVariables} from './prepareState';
import {time} from './simulatedTime';
import {reportToPage} from './reportToPage';

async function obey(order: Order): Promise<void> {
  const mock = openService(order);
  const {service} = mock;
  service.store.tick();
  if (order.program === null) {
    stopAll(mock);
    return;
  }
  const name = /(?<name>[^/]+)\.js$/.exec(order.program)?.groups?.name ?? '';
  const prepared = await prepareState(service, name);
  service.store.tick();
  if (prepared.made) reportToPage({kind: 'prepared', what: prepared.made});
  mock.tellState();
  globalThis.fetch = createMockFetch(mock);
  const process = installNodeGlobals(variablesOf(name, prepared));
  await import(order.program);
  await time.sleep(0); // lets unhandled rejections be reported first
  reportToPage({kind: 'end', code: process.exitCode ?? 0});
}

function stopAll({service: {store}, tellState}: MockService): void {
  for (const app of store.apps()) scaleApp(app, 0, store.now(), false);
  tellState();
  reportToPage({kind: 'end', code: 0});
}

/** Returns the variables that the page about keys tells readers to export, and the IDs from the previous steps. */
function variablesOf(program: string, {appId, jobId}: PreparedVariables): Record<string, string> {
  const exported = practiceVariables(MOCK_URL).map((line) => /^export (\w+)=(.*)$/.exec(line));
  const [team] = TEAMS;
  return {
    ...Object.fromEntries(exported.map((parts) => [parts?.[1] ?? '', parts?.[2] ?? ''])),
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
