#!/usr/bin/env bash
# A chat with a time limit of one second is ordered, and paid, again and again for up to an hour: client of OpenRouter.
#
# Versions:  @openrouter/sdk 1.3.19; beside it openai 6.49.0. Node 20 or newer.
# Input:     `timeoutMs: 1000`, and a server whose answer takes a second and a half: what the call has done after nine
#            seconds. The same with `signal: AbortSignal.timeout(1000)`, and with `retries: {strategy: 'none'}`.
# Expected:  an error after one second and one request, or after two retries, as from openai.
# Seen:      the call is still open, and has sent four requests or more, each of which the server works on: a limit that
#            passes counts as a lost connection, which is tried again for 3600 seconds; so is a busy server, 503. The
#            limit is for each try. With the signal, one request is sent, and the call stays open all the same: its end
#            counts as a time limit, and it tries on in vain. `retries: {strategy: 'none'}` gives an error after a second.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @openrouter/sdk@1.3.19 openai@6.49.0
cat >seen.mjs <<'JS'
import {OpenRouter} from '@openrouter/sdk';
import {createServer} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import OpenAI from 'openai';

const requests = {};
const server = createServer(async (request, response) => {
  request.resume();
  const name = request.url.split('/')[1];
  requests[name] = (requests[name] ?? 0) + 1;
  await sleep(1500);
  response.end();
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}`;
const router = new OpenRouter({apiKey: 'k'});
const openai = new OpenAI({apiKey: 'k', baseURL: `${url}/openai`, timeout: 1000});
const chat = {model: 'm', messages: [{role: 'user', content: 'Hello'}]};
const send = (name, options) => router.chat.send({chatRequest: chat}, {serverURL: `${url}/${name}`, ...options});
const ends = {
  limit: send('limit', {timeoutMs: 1000}),
  signal: send('signal', {fetchOptions: {signal: AbortSignal.timeout(1000)}}),
  'no-retries': send('no-retries', {timeoutMs: 1000, retries: {strategy: 'none'}}),
  openai: openai.chat.completions.create(chat),
};
for (const end of Object.values(ends)) end.catch(() => {});
await sleep(9000);
for (const [name, end] of Object.entries(ends)) {
  const seen = await Promise.race([end, sleep(0, 'no end')]).catch((error) => error.constructor.name);
  console.log(`${name}: ${seen}, requests: ${requests[name] < 4 ? requests[name] : '4 or more'}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
limit: no end, requests: 4 or more
signal: no end, requests: 1
no-retries: RequestTimeoutError, requests: 1
openai: APIConnectionTimeoutError, requests: 3
EXPECTED
