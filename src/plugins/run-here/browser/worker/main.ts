// The worker that sends a request to the mock server, or runs a program against it.
import {scale} from '../../../../../sandbox/lifecycle';
import type {MockServer} from '../../../../../sandbox/server';
import type {Order} from '../protocol';
import {
  createMockFetch,
  MOCK_URL,
  openMockServer,
  prepare,
  tellState,
  variablesOf,
  watchChanges,
} from './mockServer';
import {installNode, reportUncaught} from './node';
import {readCurl} from './readCurl';
import {print, report} from './report';
import {sleep} from './simulatedTime';

/** The links to pictures in an answer. */
const PICTURE = new RegExp(`${MOCK_URL}/mock-files/[\\w-]+\\.png`, 'g');

async function obey(order: Order): Promise<void> {
  const mock = openMockServer(order);
  if (order.isPrepared) await prepare(mock, order);
  tellState(mock);
  let code = 0;
  if (order.task === 'request') code = await send(mock, order);
  else if (order.task === 'program') await runProgram(mock, order);
  else {
    const {state} = mock;
    for (const app of state.apps) scale(app, 0, {state, faults: new Set()}, 'updateApp');
    tellState(mock);
  }
  report({kind: 'end', how: 'ended', code});
}

/** Sends a request, and shows what it sets going; returns 0 if all is well. */
async function send(mock: MockServer, order: Order): Promise<number> {
  const request = readCurl(order.code, variablesOf(mock, order));
  const fetch = createMockFetch(mock);
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
  if (request.method !== 'GET') await watchChanges(mock);
  if (order.isFollowed && isOk) {
    text = `${MOCK_URL}/mock-files/${variablesOf(mock, order).RUNGEN_JOB_ID ?? ''}.png`;
  }
  for (const [index, [link]] of [...text.matchAll(PICTURE)].entries()) {
    const picture = await fetch(link);
    if (!picture.ok) continue; // its job has failed
    const bytes = new Uint8Array(await picture.arrayBuffer());
    report({kind: 'file', name: `image-${index + 1}.png`, bytes});
  }
  return isOk ? 0 : 1;
}

async function runProgram(mock: MockServer, order: Order): Promise<void> {
  const {href} = new URL(`programs/${order.name}.js`, import.meta.url);
  // An import does not tell a program that fails from one that has not come. The browser keeps what is loaded here.
  const file = await fetch(href).catch(() => undefined);
  await file?.text();
  if (!file?.ok) report({kind: 'end', how: 'unloaded', code: 1});
  globalThis.fetch = createMockFetch(mock);
  installNode(variablesOf(mock, order));
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
