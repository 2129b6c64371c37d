import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import type {FaultCounts, Report, Snapshot} from '@site/src/plugins/run-here/browser/protocol';
import {NEEDS} from '@site/src/plugins/run-here/browser/worker/prepareState';
import {listPrograms} from '@site/src/plugins/samples';
import {RECORDED} from '../../samples/scenarios';
import {prepareRuns, type Run} from './runInProcess';

const NAMES = listPrograms(process.cwd())
  .filter(({language}) => language.id === 'javascript')
  .map(({name}) => name);

/** Outputs that differ from the recorded run, which started with two apps, a waiting job, or faults. */
const OTHER_WORLD: Readonly<Record<string, string>> = {
  'check-key': 'Key accepted. Apps in your personal context: 0\n',
  'get-app': readFileSync('samples/output/get-app.stopped.txt', 'utf8'),
  'list-apps': '',
  'retry-safely': 'Status: RUNNING\nApp ID: ID\nDeleted app ID\nJob ID: ID\n',
};

let run: Awaited<ReturnType<typeof prepareRuns>>;

beforeAll(async () => {
  run = await prepareRuns(mkdtempSync(path.join(tmpdir(), 'run-here-')));
}, 60_000);

function withoutIds(text: string): string {
  return text
    .replace(/^Using https:\/\/\S+/m, 'Using HOST')
    .replaceAll(/https:\/\/[\w.-]+\/(?:mock-files\/)?[\da-f-]{36}/g, 'LINK')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID');
}

function lastState({reports}: Run): Snapshot {
  const states = reports.flatMap((report) => (report.kind === 'state' ? [report.snapshot] : []));
  const last = states.at(-1);
  if (!last) throw new Error('The run told no state.');
  return last;
}

/** Returns the initial counts of fault rules, before any request. */
function atFirst(rules: string): FaultCounts {
  return Object.fromEntries(rules.split(',').map((rule) => [rule, 0]));
}

function filesOf({reports}: Run): readonly (Report & {kind: 'file'})[] {
  return reports.filter((report) => report.kind === 'file');
}

test.each(NAMES)('%s has the same output in the worker as in Node.js', async (name) => {
  const {output, code} = await run(name);
  const recorded = OTHER_WORLD[name] ?? readFileSync(`samples/output/${name}.txt`, 'utf8');
  expect(withoutIds(output)).toBe(withoutIds(recorded));
  expect(code).toBe(0);
});

test('with the faults of its recorded run, a program has the same output as in Node.js', async () => {
  const {faults = ''} = RECORDED.find(({sample}) => sample === 'retry-safely') ?? {};
  const {output} = await run('retry-safely', {faults: atFirst(faults)});
  const recorded = readFileSync('samples/output/retry-safely.txt', 'utf8');
  expect(withoutIds(output)).toBe(withoutIds(recorded));
});

test('a program that needs an app or a job gets the same state as the recorded run', () => {
  const recorded = Object.keys(NEEDS).map((name) => {
    const starts = RECORDED.filter(({sample}) => sample === name);
    return starts.some(({app, job}) => app === NEEDS[name]?.app && job === NEEDS[name]?.job);
  });
  expect(recorded).toEqual(recorded.map(() => true));
  const needing = RECORDED.filter(({app}) => app !== undefined).map(({sample}) => sample);
  expect([...new Set(needing)].sort()).toEqual(Object.keys(NEEDS));
});

test('a program continues with the state that the previous one left', async () => {
  const created = await run('create-app');
  expect(created.reports.some(({kind}) => kind === 'prepared')).toBe(false);
  const early = await run('run-job', {snapshot: lastState(created)});
  expect(early.output).toMatch(/^Mock server: The app \S+ is STOPPED: job \S+ waits in its queue/m);
  const started = await run('start-app', {snapshot: lastState(created)});
  const waited = await run('wait-until-running', {snapshot: lastState(started)});
  expect(waited.output).toBe('Status: INITIALIZING\nStatus: RUNNING\n');
  const queued = await run('run-job', {snapshot: lastState(waited)});
  // The state as a page stores it between two full loads.
  const snapshot = JSON.parse(JSON.stringify(lastState(queued))) as Snapshot;
  const done = await run('wait-for-job', {snapshot});
  expect(done.output).toContain('IN_QUEUE\nStatus: RUNNING\nStatus: COMPLETED');
  const saved = await run('save-image', {snapshot: lastState(done)});
  const [file] = filesOf(saved);
  expect(file?.name).toBe('image-1.png');
  expect([...(file?.bytes.slice(0, 4) ?? [])]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  const stopped = await run(null, {snapshot: lastState(saved)});
  expect(lastState(stopped).apps.map(({status}) => status)).toEqual(['STOPPED']);
});

test('only the variables that the program reads are reported', async () => {
  const {reports} = await run('run-job');
  const names = reports.flatMap((report) => (report.kind === 'variable' ? [report.name] : []));
  expect(names).toEqual(['RUNGEN_API', 'RUNGEN_API_KEY', 'RUNGEN_APP_ID']);
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
  ['gives up in time', `AbortSignal.timeout(30).throwIfAborted(); console.log('on');`, 0, 'on\n'],
])('a program that %s has the expected output and exit code', async (_, text, status, said) => {
  const {output, code} = await run('sketch', {}, `${text}\nawait fetch(process.env.RUNGEN_API);`);
  expect(code).toBe(status);
  expect(output).toBe(said);
});

test('a program that prints endlessly is stopped, and the page gets a limited amount of output', async () => {
  const {reports, output} = await run('sketch', {}, `for (;;) console.log('line');`);
  expect(reports.at(-1)?.kind).toBe('flood');
  expect(output.length).toBeLessThan(20_000);
});

test('a slow response takes simulated seconds, and a stream that is cut off ends as in Node.js', async () => {
  const slow = await run('check-key', {faults: atFirst('slow-answer')});
  expect(slow.output).toContain('Check failed: The operation was aborted due to timeout');
  const cut = await run('chat-streaming', {faults: atFirst('cut-stream')});
  expect(cut.output).toContain('The answer is not whole: cut off');
  const lost = await run('create-app', {faults: atFirst('lost-answer')});
  expect(lost.output).toContain('Create app failed: UND_ERR_SOCKET');
  expect(lastState(lost).apps).toHaveLength(1);
  const [counted] = lost.reports
    .flatMap((it) => (it.kind === 'state' ? [it.faults] : []))
    .slice(-1);
  const again = await run('list-apps', {snapshot: lastState(lost), faults: counted ?? {}});
  expect(again.output).toContain('poster-maker');
});
