#!/usr/bin/env bash
# The timeout of OpenAI-style clients ends when the first byte comes: an answer that stops in its middle has none.
#
# Versions:  openai 6.49.0, groq-sdk 1.6.0, together-ai 0.52.0, @langchain/openai 1.5.8 with @langchain/core 1.4.0. Node 20.
# Input:     `timeout: 500`, and a server that sends the status, the headers and the start of an answer, in one piece or
#            as a stream, and then nothing more while the connection stays open.
# Expected:  an error after half a second, as when the server sends nothing at all.
# Seen:      after five seconds all of them still wait: the timer is stopped when the headers are there. Node ends a
#            silent body after 300 s. `signal: AbortSignal.timeout(500)` of the request ends it in time.
# For us:    the programs for JavaScript pass a signal.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openai@6.49.0 groq-sdk@1.6.0 \
  together-ai@0.52.0 @langchain/openai@1.5.8 @langchain/core@1.4.0
cat >seen.mjs <<'JS'
import {ChatOpenAI} from '@langchain/openai';
import Groq from 'groq-sdk';
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {setTimeout} from 'node:timers/promises';
import OpenAI from 'openai';
import Together from 'together-ai';

const choices = [{index: 0, delta: {role: 'assistant', content: 'Red'}, finish_reason: null}];
const chunk = {id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices};
const server = createServer(async (request, response) => {
  const {stream, model} = JSON.parse(await text(request));
  if (model === 'silent') return; // not even headers
  response.writeHead(200, {'content-type': stream ? 'text/event-stream' : 'application/json'});
  response.write(stream ? `data: ${JSON.stringify(chunk)}\n\n` : '{"id": "1",');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;
const baseURL = `${origin}/v1`;
const options = {baseURL, apiKey: 'k', maxRetries: 0, timeout: 500};
const messages = [{role: 'user', content: 'A color?'}];
const openai = new OpenAI(options).chat.completions;
const groq = new Groq({...options, baseURL: origin}).chat.completions;
const together = new Together(options).chat.completions;
const {apiKey, maxRetries, timeout} = options;
const langchain = new ChatOpenAI({model: 'm', apiKey, maxRetries, timeout, configuration: {baseURL}});

async function readAll(stream) {
  for await (const _ of await stream);
}
const whole = {model: 'm', messages};
const streamed = {...whole, stream: true};
const reads = {
  'openai, silent': () => openai.create({...whole, model: 'silent'}),
  'openai, whole': () => openai.create(whole),
  'openai, stream': () => readAll(openai.create(streamed)),
  'groq-sdk, stream': () => readAll(groq.create(streamed)),
  'together-ai, stream': () => readAll(together.create(streamed)),
  'LangChain.js, stream': () => readAll(langchain.stream('A color?')),
  'openai, whole, signal': () => openai.create(whole, {signal: AbortSignal.timeout(500)}),
};
const ended = /silent|signal/;
const look = async ([name, read]) => {
  const result = read().then(() => 'an answer', () => 'an error');
  const seen = await Promise.race([result, setTimeout(5000, 'still waiting')]);
  console.log(`${name}: ${seen}`);
  return seen === (ended.test(name) ? 'an error' : 'still waiting');
};
const isRecorded = (await Promise.all(Object.entries(reads).map(look))).every(Boolean);
if (!isRecorded) console.log('not as recorded');
process.exit(isRecorded ? 0 : 1);
JS
node seen.mjs
echo "As recorded."
