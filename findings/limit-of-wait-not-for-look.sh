#!/usr/bin/env bash
# A wait with a limit of one second succeeds after three: the limit does not hold while a check of the job runs.
#
# Versions:  p-wait-for 6.0.0, poll-until-promise 4.2.0; beside them ts-retry-promise 0.8.1 and promise-poller 1.9.1.
#            Node 20 or newer.
# Input:     a wait with a limit of one second, whose look at a job is a request that a busy server answers after three,
#            with the state "done"; and one whose looks are answered at once, with the state "running".
# Expected:  an error after a second in both cases: "number of milliseconds to wait before automatically rejecting", as
#            p-wait-for has it. What is asked may hang, which is what a limit is for.
# Seen:      p-wait-for and poll-until-promise look at the clock between two looks only. A look that takes
#            three seconds makes the wait three seconds long, and it resolves, two seconds after its limit. If looks
#            are quick, the limit holds, so that a test of it passes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund p-wait-for@6.0.0 poll-until-promise@4.2.0 \
  ts-retry-promise@0.8.1 promise-poller@1.9.1
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import pWaitFor from 'p-wait-for';
import untilPromise from 'poll-until-promise';
import promisePoller from 'promise-poller';
import retryPromise from 'ts-retry-promise';

const LIMIT = 1000;
const server = createServer((request, response) => {
  const [state, delay] = request.url === '/busy' ? ['done', 3000] : ['running', 0];
  setTimeout(() => response.end(JSON.stringify({state})), delay);
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const look = async (path) => {
  const answer = await fetch(`http://127.0.0.1:${server.address().port}${path}`);
  return (await answer.json()).state === 'done';
};
async function lookOrThrow(path) {
  if (!(await look(path))) throw new Error('running');
}
const libraries = {
  'p-wait-for': (path) => pWaitFor(() => look(path), {interval: 100, timeout: LIMIT}),
  'poll-until-promise': (path) => untilPromise.waitFor(() => look(path), {interval: 100, timeout: LIMIT}),
  'ts-retry-promise': (path) =>
    retryPromise.retry(() => look(path), {delay: 100, retries: 'INFINITELY', timeout: LIMIT, until: (done) => done}),
  'promise-poller': (path) =>
    promisePoller.default({taskFn: () => lookOrThrow(path), interval: 100, retries: Infinity, masterTimeout: LIMIT}),
};
for (const [name, wait] of Object.entries(libraries)) {
  for (const path of ['/quick', '/busy']) {
    const start = Date.now();
    const outcome = await wait(path).then(() => 'a success', () => 'an error');
    console.log(`${name}, ${path}: ${outcome} after ${Math.round((Date.now() - start) / 1000)} s`);
  }
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
p-wait-for, /quick: an error after 1 s
p-wait-for, /busy: a success after 3 s
poll-until-promise, /quick: an error after 1 s
poll-until-promise, /busy: a success after 3 s
ts-retry-promise, /quick: an error after 1 s
ts-retry-promise, /busy: an error after 1 s
promise-poller, /quick: an error after 1 s
promise-poller, /busy: an error after 1 s
EXPECTED
