import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import type {RequestTask, WorkerMessage} from '@site/src/plugins/console/client/messages';
import {buildRequest} from '@site/src/contract/requests';
import {makeFolder} from '../../helpers/makeFolder';
import {findOperation} from '../../helpers/requests';
import {prepareRuns, type Run} from './runInProcess';

const NAMES = readdirSync('samples/javascript').map((file) => path.parse(file).name);

let run: Awaited<ReturnType<typeof prepareRuns>>;

beforeAll(async () => {
  run = await prepareRuns(makeFolder('run-'));
});

function requestTask(id: string, ticked: readonly string[] = []): RequestTask {
  const request = buildRequest(findOperation(id));
  return {kind: 'request', operation: id, request, ticked, followsJob: false};
}

/** Returns the statuses that the footer of a console shows last. */
function listLastStatuses(done: Run): string[] {
  const {change} = listMessages(done, 'state').at(-1) ?? {};
  return change ? [...change.past, change.now] : [];
}

function listMessages<Kind extends WorkerMessage['kind']>({messages}: Run, kind: Kind) {
  return messages.filter((one): one is WorkerMessage & {kind: Kind} => one.kind === kind);
}

function withoutIds(text: string): string {
  return text
    .replaceAll(/https:\/\/[\w.-]+\/(?:mock-files\/)?[\da-f-]{36}/g, 'LINK')
    .replaceAll(/https?:\/\/(?:mock-server\.invalid|127\.0\.0\.1:\d+)/g, 'HOST')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID');
}

// The runs mostly wait. That of `retry-safely` was recorded with faults.
test.concurrent.each(NAMES.filter((name) => name !== 'retry-safely'))(
  '%s prints what is recorded',
  async (name) => {
    const before = name === 'stop-apps' ? await run(requestTask('runJob')) : undefined;
    const {output, end} = await run({kind: 'program', name}, before?.state);
    const recorded = readFileSync(`samples/output/${name}.txt`, 'utf8');
    expect(withoutIds(output)).toBe(withoutIds(recorded));
    expect(end).toMatchObject({code: 0});
  },
);

test.concurrent('a request is followed until the app runs', async () => {
  const started = await run(requestTask('updateApp'));
  expect(listMessages(started, 'response')).toMatchObject([{status: 200}]);
  expect(listLastStatuses(started)).toEqual(['INITIALIZING', 'RUNNING']);
});

test.concurrent('a team header moves a request to an app of the team', async () => {
  const personal = await run(requestTask('createApp', ['body.configuration.active_workers']));
  const inTeam = await run(requestTask('runJob', ['header.x-team-id']), personal.state);
  const isOfTeam = inTeam.state.apps.map(({summary}) => summary.owner_team_id !== null);
  expect(isOfTeam).toEqual([false, true]);
});

test.concurrent('the deletion of an app is reported as its last status', async () => {
  const deleted = await run({kind: 'program', name: 'whole-tutorial'});
  expect(listLastStatuses(deleted).at(-1)).toBe('deleted');
});

test.concurrent.each([
  ['fails by itself', `throw new Error('oops');`, 1, 'Uncaught Error: oops\n'],
  ['rejects later', `Promise.reject(new TypeError('late'));`, 1, 'Uncaught TypeError: late\n'],
  ['ends inside a try', `try { process.exit(3); } catch { console.log('never'); }`, 3, ''],
  [
    'asks another host',
    `await fetch('https://example.org/x').catch((error) => console.log(error.message));`,
    0,
    'blocked: only the mock server can be reached, not https://example.org\n',
  ],
  [
    'gives up before a slow answer',
    `const {RUNGEN_API: url, RUNGEN_API_KEY: key} = process.env;
    const signal = AbortSignal.timeout(30_000);
    await fetch(url + '/app', {signal, headers: {'x-api-key': key, 'x-mock-fault': 'slow-answer'}})
      .catch(({name}) => console.log(name));`,
    0,
    'TimeoutError\n',
  ],
])('a program that %s has the expected output and exit code', async (what, text, code, printed) => {
  const {output, end} = await run(
    {kind: 'program', name: what.replaceAll(' ', '-')},
    {now: 0, apps: []},
    `${text}\nawait fetch(process.env.RUNGEN_API);`,
  );
  expect(end).toMatchObject({code});
  expect(output).toBe(printed);
});
