#!/usr/bin/env bash
# A job that can only fail is ordered three times, because its seed has the digits 429 in it.
#
# Versions:  wavespeed 0.3.2. Node 20 or newer.
# Input:     `run` with `maxRetries: 2`, an option for orders that take the place of one that failed, and four jobs
#            that the server takes, with 200, and that then fail for a reason of their own: two forbidden prompts, and
#            two wrong seeds.
# Expected:  one order for each, as with the first and the third one, or three for each: the four fail in the same way,
#            with the status `failed` and a text. The network has not failed, and the server was not busy.
# Seen:      three orders for the second and the fourth one. Whether the network failed, or a limit was reached, is
#            told from the text of the error, which has the server's words in it: "429" anywhere counts, and
#            "connection", and "timeout". Each order is a job of its own.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund wavespeed@0.3.2
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import {Client} from 'wavespeed';

const log = console.log;
console.log = () => {};
let orders;
let reason;
const server = createServer((request, response) => {
  request.resume();
  const isOrder = request.method === 'POST';
  if (isOrder) orders += 1;
  const state = isOrder ? {status: 'created'} : {status: 'failed', error: reason};
  response.writeHead(200, {'Content-Type': 'application/json'});
  response.end(JSON.stringify({code: 200, data: {id: `job-${orders}`, ...state}}));
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const baseUrl = `http://127.0.0.1:${server.address().port}`;
const client = new Client('k', {baseUrl, maxRetries: 2, retryInterval: 0.01});
const reasons = [
  'The prompt is not allowed: it names a weapon',
  'The prompt is not allowed: it names a connection of two persons',
  'The seed 5000000000 is too large',
  'The seed 4294967296 is too large',
];
for (reason of reasons) {
  orders = 0;
  await client.run('own/lamp', {prompt: 'a lamp'}).catch(() => {});
  log(`${reason}: ${orders} order${orders > 1 ? 's' : ''}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
The prompt is not allowed: it names a weapon: 1 order
The prompt is not allowed: it names a connection of two persons: 3 orders
The seed 5000000000 is too large: 1 order
The seed 4294967296 is too large: 3 orders
EXPECTED
