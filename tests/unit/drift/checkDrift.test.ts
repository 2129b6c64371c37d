import {spawn} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {checkDrift, type DriftOptions} from '@site/scripts/drift/checkDrift';
import {countDifferences, formatReport} from '@site/scripts/drift/formatReport';
import {createApp, runJob, start} from '../sandbox/callSandbox';

const DATE = new Date('2026-01-02T03:04:05Z');
const GOOD = readFileSync('contract/openapi.yaml', 'utf8');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drift-'));
  cpSync('contract/openai-compatible.yaml', path.join(folder, 'openai-compatible.yaml'));
});
afterAll(() => rmSync(folder, {recursive: true}));

/** Compares the mock server, which follows the true contract, with a contract that may be changed. */
async function compare(contract: string, options: Partial<DriftOptions> = {}) {
  writeFileSync(path.join(folder, 'openapi.yaml'), contract);
  const sandbox = await start();
  const appId = await createApp(sandbox);
  const jobId = await runJob(sandbox, appId);
  const before = (await sandbox.call('GET', '/app')).text;
  const target = {api: sandbox.url, key: 'practice', contractDir: folder, appId, jobId};
  const report = await checkDrift({...target, ...options}, DATE);
  expect((await sandbox.call('GET', '/app')).text, 'the check changed something').toBe(before);
  return report;
}

test('a service that follows the contract shows no difference', async () => {
  const report = await compare(GOOD);
  expect(report.results.map(({operation, status}) => [operation, status])).toEqual([
    ['listApps', 200],
    ['getApp', 200],
    ['getJob', 200],
  ]);
  expect(countDifferences(report)).toBe(0);
  expect(report.skipped.map(({operation}) => operation)).toEqual([
    'createApp',
    'updateApp',
    'deleteApp',
    'runJob',
    'cancelJob',
  ]);
});

test.each<[string, string | RegExp, string, string]>([
  [
    'a renamed field',
    /in_queue/g,
    'waiting',
    "getApp: 200, 2 differences\n  body.jobs lacks the field 'waiting'\n  body.jobs has the unknown field 'in_queue'",
  ],
  [
    'a state that is gone',
    'enum: [STOPPED, INITIALIZING, RUNNING]',
    'enum: [INITIALIZING, RUNNING]',
    'body.status must be one of INITIALIZING, RUNNING',
  ],
  [
    'another type',
    'in_progress:\n          type: integer',
    'in_progress:\n          type: string',
    'body.data.0.jobs.in_progress must be string',
  ],
  [
    'another status',
    "'200':\n          description: The job.",
    "'203':\n          description: The job.",
    'getJob: 200, 1 differences\n  the status is 200, the contract has 203',
  ],
  [
    'another method',
    'get:\n      operationId: getJob',
    'post:\n      operationId: getJob',
    'getJob: no status, 1 differences\n  no answer: the contract gives getJob the method POST; not called',
  ],
])('%s is reported with its place', async (_, from, to, says) => {
  const report = await compare(GOOD.replace(from, to));
  expect(countDifferences(report)).toBeGreaterThan(0);
  expect(formatReport(report)).toContain(says);
});

test('an invalid key is a difference, and the report does not contain the key', async () => {
  const report = await compare(GOOD, {key: 'invalid-and-private'});
  expect(formatReport(report)).toContain('the status is 403, the contract has 200');
  expect(JSON.stringify(report)).not.toContain('private');
});

test('a service that does not answer is a difference', async () => {
  const report = await compare(GOOD, {api: 'http://127.0.0.1:9'});
  expect(formatReport(report)).toContain('no answer: ');
});

test('without a specified app, the check uses the first one and skips jobs', async () => {
  const report = await compare(GOOD, {appId: undefined, jobId: undefined});
  expect(report.results.map(({operation}) => operation)).toEqual(['listApps', 'getApp']);
});

test('the command exits with 0 when they agree, and writes the report as JSON', async () => {
  const {url} = await start();
  const file = path.join(folder, 'report.json');
  const {code, out} = await run({RUNGEN_API: url, RUNGEN_API_KEY: 'practice'}, ['--json', file]);
  expect([code, out.includes('0 differences')]).toEqual([0, true]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({api: url});
});

test('the command exits with 1 when they differ, and with 2 without a key', async () => {
  const {url} = await start();
  expect((await run({RUNGEN_API: url, RUNGEN_API_KEY: 'invalid'}, [])).code).toBe(1);
  const without = await run({RUNGEN_API: url, RUNGEN_API_KEY: ''}, []);
  expect(without.code).toBe(2);
  expect(without.out).toContain('RUNGEN_API_KEY is not set');
});

function run(environment: Record<string, string>, args: readonly string[]) {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  return new Promise<{code: number | null; out: string}>((resolve) => {
    const env = {PATH: process.env.PATH, ...environment};
    const child = spawn(process.execPath, [tsx, 'scripts/drift.ts', ...args], {env});
    let out = '';
    const read = (part: Buffer) => {
      out += part.toString();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => resolve({code, out}));
  });
}
