#!/usr/bin/env bash
# A run that the service has ended is asked for until the end of time, or counts as a success with nothing in it.
#
# Versions:  replicate 1.4.0, Node 20 or newer.
# Input:     `replicate.run`, with a `baseUrl` of one's own: a prediction that is "starting" first, and then "aborted" or
#            "canceled". The types of the client list both among the statuses, next to "failed".
# Expected:  an error, as for "failed", whose message is "Prediction failed".
# Seen:      "aborted" is no end for the loop that waits: it asks every half second, without limit, and a progress function
#            hears "aborted" each time. "canceled" resolves, with null in place of the pictures.
# For us:    pages list every status, which of them are final, and put a limit on every wait.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund replicate@1.4.0
grep -q 'type Status = .*"canceled" | "aborted"' node_modules/replicate/index.d.ts
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import Replicate from 'replicate';

let reads = 0;
let end = '';
const server = createServer((request, response) => {
  request.resume();
  const isRead = request.method === 'GET';
  if (isRead) reads += 1;
  const status = isRead ? end : 'starting';
  response.writeHead(isRead ? 200 : 201, {'content-type': 'application/json'});
  response.end(JSON.stringify({id: 'p1', status, output: null, error: null, urls: {}}));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const replicate = new Replicate({auth: 'k', baseUrl: `http://127.0.0.1:${server.address().port}`});
const seen = {};
for (end of ['failed', 'canceled', 'aborted']) {
  reads = 0;
  const run = replicate.run(`acme/poster:${'0'.repeat(64)}`, {input: {prompt: 'A lighthouse'}});
  const limit = new Promise((resolve) => setTimeout(resolve, 6000, 'still waiting'));
  const result = await Promise.race([run, limit]).catch(() => 'an error');
  seen[end] = [result, reads];
}
console.log(seen);
const isRecorded =
  seen.failed[0] === 'an error' &&
  seen.canceled[0] === null &&
  seen.aborted[0] === 'still waiting' &&
  seen.aborted[1] > 8;
process.exit(isRecorded ? 0 : 1);
JS
node seen.mjs
echo "As recorded."
