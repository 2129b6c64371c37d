#!/usr/bin/env bash
# A server that is overloaded, and asks for a minute of rest, gets the same chat again at once, without pause and end.
#
# Versions:  @huggingface/inference 4.13.30, Node 20 or newer.
# Input:     a server of one's own, by `endpointUrl`, that answers 503 with `Retry-After: 60`; default options, and a signal
#            that ends the call after three seconds.
# Expected:  an error after one try, or after some with growing pauses.
# Seen:      more than 30 requests in three seconds, one as soon as the other is answered, streams too. Nothing but the
#            signal ends the loop, and then its error is a time-out: of the 503 the caller learns nothing. By its name and
#            its comment, `retry_on_error` repeats for as long as a model is loaded.
# For us:    programs of ours pause longer each time, obey Retry-After, and give up.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @huggingface/inference@4.13.30
cat >seen.mjs <<'JS'
import {InferenceClient} from '@huggingface/inference';
import {createServer} from 'node:http';

let requests = 0;
const server = createServer((request, response) => {
  request.resume();
  requests += 1;
  response.writeHead(503, {'content-type': 'application/json', 'retry-after': '60'});
  response.end('{"error": "Overloaded"}');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}`;
const client = new InferenceClient('hf_x', {endpointUrl: url});
const chat = {model: 'm', messages: [{role: 'user', content: 'Hello'}]};
const calls = {
  chat: (signal) => client.chatCompletion(chat, {signal}),
  stream: async (signal) => {
    for await (const chunk of client.chatCompletionStream(chat, {signal})) void chunk;
  },
};
const seen = {};
for (const [name, call] of Object.entries(calls)) {
  requests = 0;
  const {message} = await call(AbortSignal.timeout(3000)).catch((error) => error);
  seen[name] = [requests, message];
}
console.log(seen);
const isLoop = ([count, message]) => count > 30 && !/503|overloaded/i.test(message);
const isRecorded = isLoop(seen.chat) && isLoop(seen.stream);
process.exit(isRecorded ? 0 : 1);
JS
node seen.mjs
echo "As recorded."
