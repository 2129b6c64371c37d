import {tmpdir} from 'node:os';
import {existsSync, mkdirSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {type CheckOptions, checkProgram} from '../../src/check/checkProgram';
import {makeFolder} from '@site/tests/helpers/makeFolder';
import {TEAMS} from '../../src/users';
import {CONTRACT} from '../mock';

/** A program in JavaScript that lists the apps, then does something else. */
const list = (rest = ''): string[] => {
  const request = `await fetch(process.env.RUNGEN_API + '/app', {headers: {'x-api-key': 'practice'}});`;
  return [process.execPath, '--input-type=module', '-e', `${request} ${rest}`];
};

const READ_APP = `const app = process.env.RUNGEN_API + '/app/' + process.env.RUNGEN_APP_ID;
  for (const _ of '123') await fetch(app, {headers: {'x-api-key': 'practice'}});`;
const FOREVER = 'setInterval(() => {}, 1000);';

const CREATE_APP = `
  const headers = {'x-api-key': 'practice', 'content-type': 'application/json'};
  const body = JSON.stringify({name: 'own', configuration: {gpu_tier: 'BASIC', active_workers: 1},
    workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell'}});
  await fetch(process.env.RUNGEN_API + '/app', {method: 'POST', headers, body});`;

const check = (command: readonly string[], options: Partial<CheckOptions> = {}) =>
  checkProgram({
    contract: CONTRACT,
    command,
    folder: makeFolder(),
    rules: [],
    isTeam: false,
    expectedExit: 0,
    leavesRunning: false,
    limitSeconds: 30,
    parallel: 2,
    onRun: () => undefined,
    abort: new AbortController().signal,
    ...options,
  });

test.concurrent.for([0, 2])('a program that should end with %s passes', async (expectedExit) => {
  const program = list(`process.exitCode = ${expectedExit};`);
  const report = await check(program, {expectedExit, rules: ['server-error@listApps#2']});
  const notes = [expect.stringContaining('nothing was tried') as string];
  expect(report).toMatchObject({isPassed: true, runs: [{notes: []}, {problems: [], notes}]});
});

test.concurrent.for([
  ['echo hi', 'Write it without quotes.'],
  ['../A', 'Is it there, and executable? It runs in a copy of the folder:'],
] as const)('"%s" cannot be started', async ([file, advice]) => {
  await expect(check([file])).rejects.toThrow(`"${file}" cannot be started. ${advice}`);
});

test.concurrent.for([
  ['never calls the server', ['true'], 'It ended with exit code 0. No request of it reached'],
  ['misses a status', list(`${READ_APP} throw 1`), 'exit code 1. Reads found the app RUNNING:'],
  ['crashes', list('process.abort()'), 'It ended with SIGABRT. If this'],
] as const)('a program that %s without faults ends the check', async ([, command, failure]) => {
  const report = await check(command, {rules: ['server-error']});
  expect(report).toMatchObject({isPassed: false, runs: [{rule: 'none'}]});
  expect(report.failure).toContain(failure);
});

test.concurrent('a signal is sent before an immediate stop', async () => {
  const stop = `const stopped = JSON.stringify({configuration: {active_workers: 0}});
    for (const url = process.env.RUNGEN_API + '/app'; ;) {
      const {data} = await (await fetch(url, {headers})).json();
      const own = data.find(({name}) => name === 'own');
      await new Promise((resolve) => setTimeout(resolve, 1000));
      if (own.status !== 'RUNNING') continue;
      await fetch(url + '/' + own.id, {method: 'PUT', headers, body: stopped});
      process.exit();
    }`;
  const {runs} = await check(list(CREATE_APP + stop), {rules: ['interrupt@SIGTERM']});
  expect(runs).toMatchObject([{problems: []}, {problems: [{}], signal: 'SIGTERM'}]);
});

test.concurrent('a signal finds an app that no request reads', async () => {
  const wait = 'await new Promise((resolve) => setTimeout(resolve, 2500));';
  const rules = ['interrupt@start', 'interrupt@SIGINT', 'interrupt@SIGTERM'];
  const {runs} = await check(list(CREATE_APP + wait), {rules});
  expect(runs.map(({signal}) => signal)).toEqual([null, 'SIGINT', 'SIGINT', 'SIGTERM']);
  const left = runs.flatMap(({problems}) => problems);
  const text = expect.stringContaining('left running') as string;
  expect(left).toEqual([text, text, text, text]);
});

test.concurrent('a signal that a program ignores does not end it', async () => {
  const stop = `setInterval(() => fetch(process.env.RUNGEN_API + '/app', {headers}), 200);
    process.on('SIGHUP', () => setTimeout(async () => {
    const {data} = await (await fetch(process.env.RUNGEN_API + '/app', {headers})).json();
    const stopped = JSON.stringify({configuration: {active_workers: 0}});
    const own = '/app/' + data.find(({name}) => name === 'own').id;
    await fetch(process.env.RUNGEN_API + own, {method: 'PUT', headers, body: stopped});
    process.exit();
  }, 11000));`;
  const report = await check(list(CREATE_APP + stop), {
    rules: ['interrupt@SIGHUP'],
    limitSeconds: 20,
  });
  expect(report.runs[1]).toMatchObject({problems: [], exitCode: 0});
});

test.concurrent('with a team, a check fails without a request for it', async () => {
  const report = await check(list('console.log(process.env.RUNGEN_TEAM_ID);'), {isTeam: true});
  expect(report.runs[0]?.output).toBe(`${TEAMS[0]?.id}\n`);
  expect(report.failure).toContain('No request of it was for a team');
});

const isMarkShown = existsSync('/proc');

test.skipIf(!isMarkShown).concurrent('a process in another session counts too', async () => {
  const inSession = (rest: string) => `const {spawn} = await import('node:child_process');
    const args = ${JSON.stringify(list(rest).slice(1))};
    spawn(process.execPath, args, {detached: true, stdio: 'ignore'}).unref();`;
  const ended = await check(list(inSession('await new Promise((end) => setTimeout(end, 3000));')));
  expect(ended).toMatchObject({isPassed: true, runs: [{exitCode: 0, isStopped: false}]});
  expect(ended.runs[0]?.exchanges).toHaveLength(2);
  const endless = await check(list(inSession(FOREVER)), {limitSeconds: 5, rules: undefined});
  expect(endless.failure).toContain('what it started');
});

test.concurrent('a program that clears its environment can clean up', async () => {
  const cleanUp = `process.on('SIGTERM', () => setTimeout(() => process.exit(7), 1000)); ${FOREVER}`;
  const [node = '', ...args] = list(cleanUp);
  const clear = 'exec env -i RUNGEN_API="$RUNGEN_API" "$0" "$@"';
  const {runs} = await check(['sh', '-c', clear, node, ...args], {limitSeconds: 5});
  expect(runs).toMatchObject([{exitCode: 7, isStopped: true}]);
});

test.concurrent('each run has its own copy of the folder, which is removed', async () => {
  const folder = makeFolder();
  writeFileSync(path.join(folder, 'state.txt'), '1');
  const count = `const {readFileSync, writeFileSync} = await import('node:fs');
    console.log(process.cwd(), readFileSync('state.txt', 'utf8'));
    writeFileSync('state.txt', '2');`;
  const {runs} = await check(list(count), {folder, rules: ['slow-start']});
  const outputs = runs.map(({output}) => output.trim().split(' '));
  expect(outputs.map(([, state]) => state)).toEqual(['1', '1']);
  expect(outputs.map(([cwd = '']) => existsSync(cwd))).toEqual([false, false]);
});

test.concurrent('amounts that grow from run to run are not compared', async () => {
  const file = path.join(makeFolder(), 'elsewhere.txt');
  const createMore = `const {appendFileSync, readFileSync} = await import('node:fs');
    appendFileSync('${file}', '+');
    for (const _ of readFileSync('${file}', 'utf8')) {${CREATE_APP}}`;
  const {runs} = await check(list(createMore), {leavesRunning: true, rules: ['slow-start']});
  expect(runs[0]?.notes).toContainEqual(expect.stringContaining('amounts are not compared'));
  expect(runs[1]?.problems).toEqual([]);
});

test.concurrent('the copy links to read-only folders and to files elsewhere', async () => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, 'cache'), {mode: 0o555});
  writeFileSync(path.join(folder, 'secret'), '', {mode: 0}); // only root may read it
  symlinkSync(path.relative(folder, import.meta.filename), path.join(folder, 'elsewhere.ts'));
  const show = `const {realpathSync} = await import('node:fs');
    console.log(realpathSync('cache'), realpathSync('elsewhere.ts'));`;
  const {runs} = await check(list(show), {folder});
  expect(runs[0]?.output).toBe(`${path.join(folder, 'cache')} ${import.meta.filename}\n`);
});

test.concurrent('a link in the folder points to the copy, where a file keeps its time', async () => {
  const folder = makeFolder();
  writeFileSync(path.join(folder, 'state'), '');
  utimesSync(path.join(folder, 'state'), 1, 1);
  symlinkSync(path.join(folder, 'state'), path.join(folder, 'absolute'));
  const show = `const {realpathSync, statSync} = await import('node:fs');
    console.log(realpathSync('absolute') === process.cwd() + '/state', statSync('state').mtimeMs);`;
  const {runs} = await check(list(show), {folder});
  expect(runs[0]?.output).toBe('true 1000\n');
});

test.concurrent('a team has an app and the job of a colleague', async () => {
  const cancel = `const {env} = process;
    const id = {'x-team-id': env.RUNGEN_TEAM_ID, 'X-Authenticated-User-Id': env.RUNGEN_USER_ID};
    const path = '/app/' + env.RUNGEN_APP_ID + '/job/' + env.RUNGEN_COLLEAGUE_JOB_ID;
    const init = {method: 'PUT', headers: {'x-api-key': 'practice', ...id}};
    console.log((await fetch(env.RUNGEN_API + path, init)).status);`;
  const {runs} = await check(list(cancel), {isTeam: true});
  expect(runs[0]?.output).toBe('200\n');
});

test.concurrent('a folder that contains the temporary folder is refused', async () => {
  await expect(check(list(), {folder: tmpdir()})).rejects.toThrow('set TMPDIR to another');
});

test.concurrent('an abort ends the program', async () => {
  const controller = new AbortController();
  const running = check(list(FOREVER), {abort: controller.signal});
  controller.abort();
  expect(await running).toMatchObject({runs: [{isStopped: true}]});
});
