#!/usr/bin/env bash
# A time limit that is passed as a signal, and a cancel button, take effect only when the pause before a retry is over.
#
# Versions:  openai 6.49.0, groq-sdk 1.6.0, together-ai 0.52.0; beside them the fetch of Node.js. Node 20 or newer.
# Input:     `signal: AbortSignal.timeout(1000)`, and a server that answers 429 with `Retry-After: 8`; default options.
# Expected:  the call ends after a second: its signal is aborted, and what it waits for would be thrown away.
# Seen:      the call ends after eight seconds. The pause between two tries does not listen to the signal, which is looked
#            at before the next request: none is sent, so that nothing is paid, but whoever pressed Cancel waits.
# For us:    the programs for language models set `maxRetries: 0`, so that their limits hold.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openai@6.49.0 groq-sdk@1.6.0 together-ai@0.52.0
cat >seen.mjs <<'JS'
import Groq from 'groq-sdk';
import {createServer} from 'node:http';
import OpenAI from 'openai';
import Together from 'together-ai';

let requests = 0;
const server = createServer((request, response) => {
  request.resume();
  requests += 1;
  response.writeHead(429, {'content-type': 'application/json', 'retry-after': '8'}).end('{"error": "Busy"}');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const options = {baseURL: `http://127.0.0.1:${server.address().port}`, apiKey: 'k'};
const body = {model: 'm', messages: [{role: 'user', content: 'Hello'}]};
const seen = {};
for (const Client of [OpenAI, Groq, Together]) {
  requests = 0;
  const start = Date.now();
  const call = new Client(options).chat.completions.create(body, {signal: AbortSignal.timeout(1000)});
  const {name} = await call.catch((error) => error.constructor);
  seen[Client.name] = [Math.round((Date.now() - start) / 1000), requests, name];
}
console.log(seen);
const isLate = ([seconds, count]) => seconds >= 7 && count === 1;
process.exit(Object.values(seen).every(isLate) ? 0 : 1);
JS
node seen.mjs
echo "As recorded."
