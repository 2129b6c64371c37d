#!/usr/bin/env bash
# A run that takes ten minutes "did not complete", and goes on: what waits for it gives up after 500 looks.
#
# Versions:  @trigger.dev/sdk 4.8.3. Node 20 or newer.
# Input:     `runs.poll(id, {pollIntervalMs: 1})`, with a run that is executed for 520 looks, and then completed; one
#            that is completed at the third look; and `runs.retrieve(id)` in a loop of one's own.
# Expected:  the completed run, as after three looks: `poll` has no option for a limit, and one for the pause between
#            two looks. Runs themselves may last for hours.
# Seen:      an error after the 500th look, which is eight minutes and 20 seconds with the default of a second, and 50
#            seconds for who asks ten times a second. The shorter the pause, the shorter the wait. The run is not
#            stopped, and is billed; a program that takes the error for a failure starts it again.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @trigger.dev/sdk@4.8.3
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import {configure, runs} from '@trigger.dev/sdk';

let looks;
let looksUntilDone;
const dates = {createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z'};
const costs = {costInCents: 1, baseCostInCents: 1, durationMs: 1};
const marks = {isTest: false, isQueued: false, isWaiting: false, isFailed: false, isCancelled: false};
const server = createServer((request, response) => {
  request.resume();
  looks += 1;
  const isDone = looks >= looksUntilDone;
  const status = isDone ? 'COMPLETED' : 'EXECUTING';
  const state = {status, isExecuting: !isDone, isCompleted: isDone, isSuccess: isDone};
  response.writeHead(200, {'Content-Type': 'application/json'});
  const run = {id: 'run_1', taskIdentifier: 'lamp', tags: [], metadata: {}, depth: 0, attempts: [], relatedRuns: {}};
  response.end(JSON.stringify({...run, ...dates, ...costs, ...marks, ...state, triggerFunction: 'trigger'}));
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
configure({baseURL: `http://127.0.0.1:${server.address().port}`, accessToken: 'tr_dev_own'});
async function ownLoop() {
  for (;;) {
    const run = await runs.retrieve('run_1');
    if (run.isCompleted) return run;
  }
}
const ways = {
  'poll, done at the 3rd look': [3, () => runs.poll('run_1', {pollIntervalMs: 1})],
  'an own loop, done at the 520th look': [520, ownLoop],
  'poll, done at the 520th look': [520, () => runs.poll('run_1', {pollIntervalMs: 1})],
};
for (const [name, [count, wait]] of Object.entries(ways)) {
  [looks, looksUntilDone] = [0, count];
  const result = await wait().then(
    ({status}) => status,
    ({message}) => `an error, ${message}`
  );
  console.log(`${name}: ${result}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
poll, done at the 3rd look: COMPLETED
an own loop, done at the 520th look: COMPLETED
poll, done at the 520th look: an error, Run run_1 did not complete after 500 attempts
EXPECTED
