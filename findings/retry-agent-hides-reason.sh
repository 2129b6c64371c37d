#!/usr/bin/env bash
# With a helper for retries, "fetch failed" takes the place of the server's answer, also where nothing was retried.
#
# Versions:  undici 7.30.2, beside it make-fetch-happen 15.0.6. Node 20.
# Input:     `new RetryAgent(new Agent(), {maxRetries: 1})` as the dispatcher of fetch, and a server that answers 503
#            with {"error": "No capacity"}: to a GET, which is repeated once, and to a POST, which is never repeated.
# Expected:  what fetch gives without it: a response with the status 503 and the reason.
# Seen:      "TypeError: fetch failed", as if no server had been there, for both. The cause has the status, and no body:
#            the reason is lost, and code that reads 503 or 429 from `response.status` does not run.
#            `throwOnError: false` brings the response back. make-fetch-happen gives it after its last try.
# For us:    the programs use fetch without an agent, and print the status and the body of an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund undici@7.30.2 make-fetch-happen@15.0.6
cat >seen.mjs <<'JS'
import makeFetchHappen from 'make-fetch-happen';
import {createServer} from 'node:http';
import {Agent, RetryAgent, fetch} from 'undici';

let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  request.resume();
  response.writeHead(503, {'content-type': 'application/json'}).end('{"error": "No capacity"}');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}`;

const retry = {maxRetries: 1, minTimeout: 10};
const dispatcher = new RetryAgent(new Agent(), retry);
const patient = new RetryAgent(new Agent(), {...retry, throwOnError: false});
const calls = {
  'RetryAgent, GET': () => fetch(url, {dispatcher}),
  'RetryAgent, POST': () => fetch(url, {dispatcher, method: 'POST', body: '{}'}),
  'RetryAgent, GET, throwOnError: false': () => fetch(url, {dispatcher: patient}),
  'make-fetch-happen, GET': () => makeFetchHappen(url, {retry: {retries: 1, minTimeout: 10}}),
};
for (const [name, call] of Object.entries(calls)) {
  requests = 0;
  const seen = await call().then(
    async (response) => `${response.status} ${await response.text()}`,
    (error) => `${error.message}, body in the cause: ${JSON.stringify(error.cause).includes('capacity')}`,
  );
  console.log(`${name}: ${requests} requests, ${seen}`);
}
server.close();
server.closeAllConnections();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
RetryAgent, GET: 2 requests, fetch failed, body in the cause: false
RetryAgent, POST: 1 requests, fetch failed, body in the cause: false
RetryAgent, GET, throwOnError: false: 2 requests, 503 {"error": "No capacity"}
make-fetch-happen, GET: 2 requests, 503 {"error": "No capacity"}
EXPECTED
