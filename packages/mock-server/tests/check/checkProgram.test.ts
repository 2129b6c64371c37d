import {expect, test} from 'vitest';
import {type CheckOptions, checkProgram} from '../../src/check/checkProgram';
import {missing, PYTHON, titled} from '../../../../tests/helpers/machine';
import {CONTRACT} from '../mock';

/** A program in JavaScript that lists the apps, then does something else. */
const list = (rest = ''): string[] => {
  const {execPath} = process;
  const request = `await fetch(process.env.RUNGEN_API + '/app', {headers: {'x-api-key': 'k'}});`;
  return [execPath, '--input-type=module', '-e', `${request} ${rest}`];
};

const check = (command: readonly string[], options: Partial<CheckOptions> = {}) =>
  checkProgram({
    contract: CONTRACT,
    command,
    rules: [],
    speed: 20,
    limit: 30,
    parallel: 2,
    onRun: () => undefined,
    signal: new AbortController().signal,
    ...options,
  });

const RUN_JOB = `
  const {RUNGEN_API, RUNGEN_APP_ID} = process.env;
  const url = RUNGEN_API + '/app/' + RUNGEN_APP_ID;
  const headers = {'x-api-key': 'k', 'content-type': 'application/json'};
  const body = JSON.stringify({input: {prompt: 'x', width: 64, height: 64}});
  const {data} = await (await fetch(url + '/run_async', {method: 'POST', headers, body})).json();
  for (let turn = 0; turn < 7; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await fetch(url + '/job/' + data.id, {headers});
  }`;

test.concurrent('a program that leaves nothing passes', async () => {
  const report = await check(list(), {rules: ['server-error@listApps#1']});
  expect(report).toMatchObject({
    isPassed: true,
    runs: [
      {fault: 'none', exitCode: 0},
      {fault: 'server-error@listApps#1', findings: []},
    ],
  });
});

test.concurrent('a program that cannot be started is an error', async () => {
  const message = '"./no-such-program" cannot be started: there is no such program.';
  await expect(check(['./no-such-program'])).rejects.toThrow(message);
});

test.concurrent('a program that never calls the server is a problem', async () => {
  const {problem} = await check([process.execPath, '-e', '1']);
  expect(problem).toContain('never called the mock server. It has to read RUNGEN_API');
});

test.concurrent('an hour by the clock of Node.js passes as fast as its waits', async () => {
  const wait = `const until = Date.now() + 3_600_000;
    while (new Date() < until) await new Promise((resolve) => setTimeout(resolve, 60_000));`;
  expect(await check(list(wait), {speed: 6000})).toMatchObject({isPassed: true});
});

const noPython = missing('python-requests');
const LIST_AND_WAIT = `
import os, requests, time
requests.get(os.environ['RUNGEN_API'] + '/app', headers={'x-api-key': 'k'}, timeout=30)
until = time.monotonic() + 3600
while time.monotonic() < until:
    time.sleep(60)`;

test
  .skipIf(noPython)
  .concurrent(
    titled('an hour by the clock of Python passes as fast as its waits', noPython),
    async () => {
      const report = await check([PYTHON, '-c', LIST_AND_WAIT], {speed: 6000});
      expect(report).toMatchObject({isPassed: true});
    },
  );

test.concurrent('a program that does not end is killed at the limit', async () => {
  const report = await check(list('setInterval(() => {}, 1000);'), {limit: 10});
  expect(report).toMatchObject({runs: [{exitCode: null, findings: [{kind: 'still-running'}]}]});
});

test.concurrent('processes that a program leaves are found and ended', async () => {
  const child = `const {spawn} = await import('node:child_process');
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {stdio: 'ignore'}).unref();`;
  const report = await check(list(child));
  expect(report).toMatchObject({isPassed: false, runs: [{findings: [{kind: 'child-processes'}]}]});
});

test.concurrent('exit code 0 after a failed job is found', async () => {
  const report = await check(list(RUN_JOB), {rules: ['failed-job']});
  const text = 'exit code 0, although 1 job failed';
  expect(report).toMatchObject({runs: [{findings: []}, {jobs: 1, findings: [{text}]}]});
});

test.concurrent('an abort ends the program', async () => {
  const controller = new AbortController();
  const running = check(list('setInterval(() => {}, 1000);'), {signal: controller.signal});
  controller.abort();
  expect(await running).toMatchObject({problem: expect.stringContaining('never called') as string});
});
