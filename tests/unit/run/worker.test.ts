import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readMove, type Move} from '@site/src/plugins/run/client/moves';
import type {State} from '@site/src/mock-server/state';
import type {Report} from '@site/src/plugins/run/client/protocol';
import {prepareRuns, type Run} from './runInProcess';

const PROGRAMS = readdirSync('samples/javascript').map((file) => path.parse(file).name);

const folder = mkdtempSync(path.join(tmpdir(), 'run-here-'));
let run: Awaited<ReturnType<typeof prepareRuns>>;

beforeAll(async () => {
  run = await prepareRuns(folder);
});
afterAll(() => rmSync(folder, {recursive: true}));

const CURL = {
  createApp: `curl "$RUNGEN_API/app" -H "x-api-key: $RUNGEN_API_KEY" -H "Content-Type: application/json" -d '{
    "name": "it'\\''s mine", "configuration": {"gpu_tier": "STANDARD", "active_workers": 1},
    "workflow": {"model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell"}}'`,
  runJob: `curl "$RUNGEN_API/app/$RUNGEN_APP_ID/run_async" -H "x-team-id: $RUNGEN_TEAM_ID" \\
    -H "x-api-key: $RUNGEN_API_KEY" -H "Content-Type: application/json" -d '{"input": {"prompt": "A lake"}}'`,
  getJob: `curl "$RUNGEN_API/app/$RUNGEN_APP_ID/job/$RUNGEN_JOB_ID" -H "x-api-key: $RUNGEN_API_KEY"`,
};

function request(name: keyof typeof CURL, order: Parameters<typeof run>[0] = {}): Promise<Run> {
  return run({task: 'request', name, code: CURL[name], ...order});
}

/** Returns the states that the foot of a console shows last. */
function movesOf({reports}: Run): string[] {
  let move: Move | undefined;
  let before: State | undefined;
  for (const report of reports) {
    if (report.kind !== 'state') continue;
    if (before) move = readMove(before, report.state, move);
    before = report.state;
  }
  return move ? [...move.past, move.now] : [];
}

function reportsOf<Kind extends Report['kind']>({reports}: Run, kind: Kind) {
  return reports.filter((it): it is Report & {kind: Kind} => it.kind === kind);
}

function withoutIds(text: string): string {
  return text
    .replaceAll(/https:\/\/[\w.-]+\/(?:mock-files\/)?[\da-f-]{36}/g, 'LINK')
    .replaceAll(/https?:\/\/(?:mock-server\.invalid|127\.0\.0\.1:\d+)/g, 'HOST')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID');
}

// Its recorded run had faults.
test.concurrent.each(PROGRAMS.filter((name) => name !== 'retry-safely'))(
  '%s prints what is recorded',
  async (name) => {
    const code = readFileSync(`samples/javascript/${name}.mjs`, 'utf8');
    const {state} = name === 'stop-apps' ? await request('createApp') : {};
    const {output, end} = await run({name, code, ...(state && {state})});
    const recorded = readFileSync(`samples/output/${name}.txt`, 'utf8');
    expect(withoutIds(output)).toBe(withoutIds(recorded));
    expect(end).toMatchObject({how: 'ended', code: 0});
  },
);

test.concurrent('a request goes on until what it has set going is done, and the next one goes on from there', async () => {
  const created = await request('createApp');
  expect(reportsOf(created, 'answer')).toMatchObject([{status: 201}]);
  expect(created.state.apps.map(({summary}) => summary.name)).toEqual(["it's mine"]);
  expect(movesOf(created)).toEqual(['INITIALIZING', 'RUNNING']);
  const inTeam = await request('runJob', created);
  expect(inTeam.state.apps.map(({summary}) => summary.owner_team_id !== null)).toEqual([
    false,
    true,
  ]);
  expect(movesOf(inTeam)).toEqual(['IN_QUEUE', 'RUNNING', 'COMPLETED']);
  const read = await request('getJob', {state: {...inTeam.state, faults: {'rate-limit': 1}}});
  expect(reportsOf(read, 'answer')).toMatchObject([{status: 200}]);
  expect(read.state.faults).toEqual({'rate-limit': 2});
  const [picture] = reportsOf(read, 'file');
  expect([...(picture?.bytes.slice(0, 4) ?? [])]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  const refused = await request('getJob', {state: read.state});
  expect(reportsOf(refused, 'answer')).toMatchObject([{status: 429}]);
  expect(refused.end.code).toBe(1);
  const lost = await request('getJob', {state: {...read.state, faults: {'lost-answer': 0}}});
  expect(lost.output).toMatch(/^No answer: /);
  const stopped = await run({task: 'stop all', state: lost.state});
  expect(stopped.state.apps.map(({summary}) => summary.status)).toEqual(['STOPPED', 'STOPPED']);
});

test.each([
  ['fails by itself', `throw new Error('oops');`, 1, 'Uncaught Error: oops\n'],
  ['rejects later', `Promise.reject(new TypeError('late'));`, 1, 'Uncaught TypeError: late\n'],
  ['ends inside a try', `try { process.exit(3); } catch { console.log('never'); }`, 3, ''],
  [
    'asks another host',
    `await fetch('https://example.org/x').catch((error) => console.log(error.message));`,
    0,
    'what runs here reaches the mock server alone, and not https://example.org\n',
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
])('a program that %s has the expected output and exit code', async (_, text, code, said) => {
  const {output, end} = await run(
    {name: 'sketch'},
    `${text}\nawait fetch(process.env.RUNGEN_API);`,
  );
  expect(end).toMatchObject({how: 'ended', code});
  expect(output).toBe(said);
});
