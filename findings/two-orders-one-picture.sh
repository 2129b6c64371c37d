#!/usr/bin/env bash
# Two pictures are ordered at once, and one is made: a client sends two equal POST calls as one.
#
# Versions:  alova 3.5.5; beside it ky 1.14.3. Node 20 or newer.
# Input:     the same body to the same address, twice with `Promise.all`, as for two pictures with a random seed; and
#            three reads of a status, one after the other, that the server sends with `Cache-Control: no-store`.
# Expected:  two jobs, and three states: each call of a client is one request.
# Seen:      alova shares a request among all that ask for the same while it runs, POST as well: both get job 1, and
#            both show one picture. Reads are kept for five minutes, whatever the server says, so that a loop that waits
#            for a job sees its first state. Both are defaults: `shareRequest` and `cacheFor`, which stand apart from
#            how a call is made.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund alova@3.5.5 ky@1.14.3
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import {createAlova} from 'alova';
import sendByFetch from 'alova/fetch';
import ky from 'ky';

let [jobs, reads] = [0, 0];
const server = createServer((request, response) => {
  const answer = request.method === 'POST' ? {job: (jobs += 1)} : {state: (reads += 1)};
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', 'no-store');
  setTimeout(() => response.end(JSON.stringify(answer)), 100);
}).listen(0);
const baseURL = `http://localhost:${server.address().port}`;
const settings = {baseURL, requestAdapter: sendByFetch(), responded: (response) => response.json(), cacheLogger: null};
const alova = createAlova(settings);
const bare = createAlova({...settings, shareRequest: false, cacheFor: null});
const clients = {
  alova: {read: () => alova.Get('/job'), run: (json) => alova.Post('/run', json)},
  'alova, both off': {read: () => bare.Get('/job'), run: (json) => bare.Post('/run', json)},
  ky: {read: () => ky(`${baseURL}/job`).json(), run: (json) => ky.post(`${baseURL}/run`, {json}).json()},
};
for (const [name, {read, run}] of Object.entries(clients)) {
  [jobs, reads] = [0, 0];
  const body = {prompt: 'a cat', seed: -1};
  const ordered = await Promise.all([run(body), run(body)]);
  const states = [await read(), await read(), await read()];
  const seen = [ordered.map(({job}) => job).sort(), states.map(({state}) => state)];
  console.log(`${name}: jobs ${seen[0].join(', ')}; states ${seen[1].join(', ')}`);
}
server.close();
server.closeAllConnections();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
alova: jobs 1, 1; states 1, 1, 1
alova, both off: jobs 1, 2; states 1, 2, 3
ky: jobs 1, 2; states 1, 2, 3
EXPECTED
