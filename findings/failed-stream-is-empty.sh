#!/usr/bin/env bash
# The pictures of a job that has failed are a stream that ends well, without a picture and without an error.
#
# Versions:  runpod-sdk 1.1.2. Node 20 or newer.
# Input:     `for await (const result of endpoint.stream(id, 500))` of a job that fails with "out of memory", and of one
#            that goes on for longer than the half second; `runSync` of the same two, with a limit of one second.
# Expected:  an error in each case, as `for await` has no other way to say it, and "will timeout after 5 seconds" is
#            what the documentation has for `runSync`.
# Seen:      the loop over the failed job ends at once, without a result and without an error, and the other one after
#            its limit with what there was; the status and its reason are dropped. `runSync` resolves as well, with
#            `started: true` and no output, and only `completed` and `succeeded` are false. Between two calls of the
#            stream there is no pause, and a server that does not hold the answer back gets one after the other, a
#            hundred and more in half a second.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund runpod-sdk@1.1.2
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';

const print = console.log;
console.log = () => {};
const {default: connect} = await import('runpod-sdk');
let [job, calls] = [{}, 0];
const server = createServer((request, response) => {
  response.setHeader('Content-Type', 'application/json');
  calls += 1;
  const isStream = request.url.includes('/stream/');
  const body = {id: 'j1', ...job, ...(isStream && {stream: calls === 1 ? job.stream : []})};
  setTimeout(() => response.end(JSON.stringify(body)), isStream ? 0 : 300);
}).listen(0);
const endpoint = connect('key', {baseUrl: `http://localhost:${server.address().port}`}).endpoint('flux');
const jobs = {
  'failed job': {status: 'FAILED', error: 'out of memory', stream: []},
  'long job': {status: 'IN_PROGRESS', stream: [{output: 'picture 1'}]},
};
for (const [name, state] of Object.entries(jobs)) {
  [job, calls] = [state, 0];
  const results = [];
  for await (const {output} of endpoint.stream('j1', 500)) {
    results.push(output);
  }
  const many = calls > 10 ? 'more than 10' : calls;
  print(`${name}, stream: no error, results: ${results.join(', ') || 'none'}; calls: ${many}`);
  const {status, started, completed, succeeded, output} = await endpoint.runSync({input: {}}, 1000);
  print(`  runSync: no error, ${JSON.stringify({status, started, completed, succeeded})}, output ${output}`);
}
server.close();
server.closeAllConnections();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
failed job, stream: no error, results: none; calls: 1
  runSync: no error, {"status":"FAILED","started":true,"completed":true,"succeeded":false}, output undefined
long job, stream: no error, results: picture 1; calls: more than 10
  runSync: no error, {"status":"IN_PROGRESS","started":true,"completed":false,"succeeded":false}, output undefined
EXPECTED
