#!/usr/bin/env bash
# A call with a time limit of one second, "including any retries", ends after eight: the limit does not count the pauses.
#
# Versions:  ky 1.14.3; beside it axios 1.21.1 with axios-retry 4.5.0. Node 20 or newer.
# Input:     `timeout: 1000` and two retries, and a server that answers 429 with `Retry-After: 4` at once, or 503 after
#            0.8 s. The manual of ky calls the limit the one "for getting a response, including any retries".
# Expected:  an error after about a second, as from axios-retry, which counts the time of the tries and of the pause, and
#            gives up at once where the next try would be too late.
# Seen:      ky waits for four seconds, twice, and asks three times, within a limit of one second. With 503, each of its
#            three tries has a second of its own: 3.3 s with the pauses. So the default limit, 10 s, is none for a server
#            that asks for a minute of rest.
# For us:    the programs that wait have a limit of their own for the whole wait.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund ky@1.14.3 axios@1.21.1 axios-retry@4.5.0
cat >seen.mjs <<'JS'
import axios from 'axios';
import axiosRetry from 'axios-retry';
import ky from 'ky';
import {createServer} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';

let requests = 0;
const server = createServer(async ({url}, response) => {
  requests += 1;
  if (url === '/429') return response.writeHead(429, {'retry-after': '4'}).end();
  await sleep(800);
  response.writeHead(503).end();
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}`;
const client = axios.create({timeout: 1000});
const retryCondition = ({response}) => response !== undefined;
axiosRetry(client, {retries: 2, retryCondition, retryDelay: axiosRetry.exponentialDelay});
const gets = {
  ky: (address) => ky(address, {timeout: 1000, retry: 2}),
  'axios-retry': (address) => client.get(address),
};
for (const [name, get] of Object.entries(gets)) {
  for (const path of ['/429', '/503']) {
    requests = 0;
    const start = Date.now();
    const status = await get(url + path).catch((error) => error.response?.status ?? error.name);
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`${name} ${path}: ${status}, ${requests} requests, ${seconds} s`);
  }
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
ky /429: 429, 3 requests, 8 s
ky /503: 503, 3 requests, 3 s
axios-retry /429: 429, 1 requests, 0 s
axios-retry /503: 503, 1 requests, 1 s
EXPECTED
