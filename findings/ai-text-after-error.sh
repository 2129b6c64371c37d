#!/usr/bin/env bash
# After an error in a stream, `await result.text` of the Vercel AI SDK gives half of the text.
#
# Versions:  ai 6.0.326 with @ai-sdk/openai-compatible 2.0.92; beside them openai 6.49.0. Node 20.
# Input:     an event stream of a chat: a chunk with the text "Red", then an event with `error`, as a server sends it
#            that fails after it has begun; and the same chunk, after which the connection breaks.
# Expected:  the promise is rejected in both cases, as it is when the request is refused.
# Seen:      it is rejected where the connection breaks. Where the server says that it has failed, it resolves with "Red";
#            only finishReason, "error", tells. openai throws the error of the server.
# For us:    the program for the AI SDK on the page on OpenAI clients goes by the finish reason.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund ai@6.0.326 \
  @ai-sdk/openai-compatible@2.0.92 openai@6.49.0 zod@4.6.7
cat >seen.mjs <<'JS'
import {createOpenAICompatible} from '@ai-sdk/openai-compatible';
import {streamText} from 'ai';
import {createServer} from 'node:http';
import OpenAI from 'openai';

const choices = [{index: 0, delta: {role: 'assistant', content: 'Red'}, finish_reason: null}];
const chunk = {id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices};
const failure = {error: {message: 'overloaded', type: 'server_error'}};
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, {'content-type': 'text/event-stream'});
  response.write(`data: ${JSON.stringify(chunk)}\n\n`, () => {
    if (request.url.startsWith('/broken')) response.destroy();
    else response.end(`data: ${JSON.stringify(failure)}\n\n`);
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

async function readText(path) {
  const provider = createOpenAICompatible({name: 'test', baseURL: origin + path, apiKey: 'k'});
  const result = streamText({model: provider('m'), prompt: 'A color?', maxRetries: 0, onError() {}});
  return result.text.then(
    async (text) => `${text}, ${await result.finishReason}`,
    () => 'rejected',
  );
}

async function readOpenAi() {
  const client = new OpenAI({baseURL: `${origin}/failed`, apiKey: 'k', maxRetries: 0});
  const messages = [{role: 'user', content: 'A color?'}];
  try {
    for await (const _ of await client.chat.completions.create({model: 'm', messages, stream: true}));
    return 'no error';
  } catch {
    return 'rejected';
  }
}

const seen = {
  broken: await readText('/broken'),
  failed: await readText('/failed'),
  openai: await readOpenAi(),
};
server.close();
server.closeAllConnections();
console.log(seen);
const isRecorded = seen.broken === 'rejected' && seen.failed === 'Red, error' && seen.openai === 'rejected';
if (!isRecorded) throw new Error('not as recorded');
JS
node seen.mjs
echo "As recorded."
