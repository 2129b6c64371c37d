#!/usr/bin/env bash
# A picture is done in three seconds of four, and counts as timed out: the client sleeps, and looks at the clock alone.
#
# Versions:  @runwayml/sdk 4.20.1. Node 20 or newer.
# Input:     `waitForTaskOutput({timeout: 4000})` for a task that is known; it is done after three seconds. And the
#            same with a limit of a minute.
# Expected:  the picture, in both cases: it is there within the limit, and the client looks once more before it gives
#            up.
# Seen:      an error, some seconds after the limit, whose `taskDetails` say RUNNING. Between two looks are about six
#            seconds, for which there is no option, and after each the clock is read first: a job that ends in the last
#            six seconds of a limit is never seen. It is made, and paid for.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @runwayml/sdk@4.20.1
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import RunwayML from '@runwayml/sdk';

const starts = {};
const statusOf = (id) => (Date.now() - starts[id] < 3000 ? 'RUNNING' : 'SUCCEEDED');
const server = createServer((request, response) => {
  request.resume();
  const id = request.url.split('/').pop();
  starts[id] ??= Date.now();
  response.writeHead(200, {'Content-Type': 'application/json'});
  const output = ['https://own.example/lamp.png'];
  response.end(JSON.stringify({id, status: statusOf(id), createdAt: '2026-01-01T00:00:00Z', output}));
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const client = new RunwayML({apiKey: 'k', baseURL: `http://127.0.0.1:${server.address().port}`});
async function wait(id, timeout) {
  try {
    const {output} = await client.tasks.retrieve(id).waitForTaskOutput({timeout});
    return `${output.length} picture`;
  } catch (error) {
    return `${error.name}, said to be ${error.taskDetails.status}, and ${statusOf(id)} on the server`;
  }
}
const limits = {'a limit of a minute': 60_000, 'a limit of four seconds': 4000};
const results = await Promise.all(Object.entries(limits).map(([name, limit], at) => wait(`task-${at}`, limit)));
for (const [at, name] of Object.keys(limits).entries()) console.log(`${name}: ${results[at]}`);
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
a limit of a minute: 1 picture
a limit of four seconds: TaskTimedOutError, said to be RUNNING, and SUCCEEDED on the server
EXPECTED
