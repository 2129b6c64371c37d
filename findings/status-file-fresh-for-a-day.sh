#!/usr/bin/env bash
# A file that says how far a job is, and has not changed for ten days, is not asked for again for a day.
#
# Versions:  undici 7.30.2 (the interceptor `cache`), make-fetch-happen 15.0.6, got 14.6.6. Node 20.
# Input:     a JSON file as static servers send it, with `Last-Modified` of ten days ago and without `Cache-Control`.
#            After the first request, its content and date change; each client asks three times with its cache.
# Expected:  the new content at the second request: the server has not said that anything may be kept, and these are
#            caches of programs, not of a browser.
# Seen:      all three give the old one, and the server hears of one request. HTTP lets a cache guess; the guess is a
#            tenth of the age, so what has rested longest is seen last. A wait for a change never ends in time.
# For us:    programs that wait use fetch of Node.js, which has no cache.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund undici@7.30.2 make-fetch-happen@15.0.6 got@14.6.6
cat >seen.mjs <<'JS'
import got from 'got';
import makeFetchHappen from 'make-fetch-happen';
import {createServer} from 'node:http';
import {Agent, fetch, interceptors} from 'undici';

const DAY_MS = 24 * 60 * 60 * 1000;
let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  const modified = requests === 1 ? Date.now() - 10 * DAY_MS : Date.now();
  response.setHeader('Last-Modified', new Date(modified).toUTCString());
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(requests === 1 ? 'waiting' : 'done'));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/job.json`;

const dispatcher = new Agent().compose(interceptors.cache());
const cache = new Map();
const clients = {
  undici: async () => (await fetch(url, {dispatcher})).json(),
  'make-fetch-happen': async () => (await makeFetchHappen(url, {cachePath: 'cache'})).json(),
  got: () => got(url, {cache}).json(),
  'fetch of undici, no cache': async () => (await fetch(url)).json(),
};
for (const [name, ask] of Object.entries(clients)) {
  requests = 0;
  console.log(`${name}: ${await ask()}, ${await ask()}, ${await ask()}; ${requests} requests`);
}
server.close();
server.closeAllConnections();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
undici: waiting, waiting, waiting; 1 requests
make-fetch-happen: waiting, waiting, waiting; 1 requests
got: waiting, waiting, waiting; 1 requests
fetch of undici, no cache: waiting, done, done; 3 requests
EXPECTED
