#!/usr/bin/env bash
# An OpenAI client that is wrapped to log its calls can no longer do what its type says, and that after a paid call.
#
# Versions:  langsmith 0.12.0 (wrapOpenAI), @langfuse/openai 5.11.1 (observeOpenAI), openai 6.49.0. Node 20.
# Input:     `create(…).withResponse()`, which gives the headers beside the answer, and
#            `stream(…).finalChatCompletion()`; no key for tracing is set. By their types, the wrapped clients have
#            both.
# Expected:  what the client itself does: the wrapper is there to look on.
# Seen:      after langsmith, `withResponse()` fails at a private field of the client; after langfuse, neither method
#            exists, as `create` and `stream` return other objects. The request has been sent, and answered, in all
#            cases.
# For us:    the programs use the clients unwrapped.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund langsmith@0.12.0 @langfuse/openai@5.11.1 openai@6.49.0
cat >seen.mjs <<'JS'
import {observeOpenAI} from '@langfuse/openai';
import {wrapOpenAI} from 'langsmith/wrappers';
import {createServer} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import OpenAI from 'openai';

let answers = 0;
const message = {role: 'assistant', content: 'Red'};
const server = createServer(async (request, response) => {
  const {stream} = JSON.parse((await request.toArray()).join(''));
  const head = {id: '1', object: 'chat.completion', created: 1, model: 'm'};
  const choices = [{index: 0, [stream ? 'delta' : 'message']: message, finish_reason: 'stop'}];
  const answer = JSON.stringify({...head, choices});
  answers += 1;
  response.setHeader('Content-Type', stream ? 'text/event-stream' : 'application/json');
  response.end(stream ? `data: ${answer}\n\ndata: [DONE]\n\n` : answer);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseURL = `http://127.0.0.1:${server.address().port}/v1`;
const newClient = () => new OpenAI({baseURL, apiKey: 'k', maxRetries: 0});
// The wrapper of langsmith rejects a second promise, which nobody can reach.
process.on('unhandledRejection', () => {});

const body = {model: 'm', messages: [{role: 'user', content: 'A color?'}]};
const uses = {
  withResponse: async ({create}) => (await create(body).withResponse()).response.status,
  stream: async ({stream}) => (await stream(body).finalChatCompletion()).choices[0].message.content,
};
const clients = {openai: newClient(), langsmith: wrapOpenAI(newClient()), langfuse: observeOpenAI(newClient())};
for (const [name, {chat}] of Object.entries(clients)) {
  const {completions} = chat;
  const methods = {create: (input) => completions.create(input), stream: (input) => completions.stream(input)};
  for (const [use, call] of Object.entries(uses)) {
    answers = 0;
    const seen = await call(methods).catch((error) => error.constructor.name);
    await sleep(300);
    console.log(`${name}, ${use}: ${seen}, ${answers} answer`);
  }
}
server.close();
server.closeAllConnections();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
openai, withResponse: 200, 1 answer
openai, stream: Red, 1 answer
langsmith, withResponse: TypeError, 1 answer
langsmith, stream: Red, 1 answer
langfuse, withResponse: TypeError, 1 answer
langfuse, stream: TypeError, 1 answer
EXPECTED
