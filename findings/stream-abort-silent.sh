#!/usr/bin/env bash
# A time limit that ends a chat stream by its signal looks like the end of the answer.
#
# Versions:  openai 6.49.0, groq-sdk 1.6.0, together-ai 0.52.0, ai 6.0.326 with @ai-sdk/openai-compatible 2.0.92; beside
#            them @langchain/openai 1.5.8 with @langchain/core 1.4.0. Node 20.
# Input:     `signal: AbortSignal.timeout(500)`, and a stream that stops after its first chunk, "Red".
# Expected:  the loop over the stream throws a TimeoutError, as fetch does, and as `create` does without `stream`.
# Seen:      the loops of all but LangChain.js end without an error, after half of the answer: whoever aborts is taken
#            to know it, but nobody has pressed a button. LangChain.js throws the TimeoutError.
# For us:    the programs look at the finish reason, which such an answer does not have.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openai@6.49.0 groq-sdk@1.6.0 \
  together-ai@0.52.0 ai@6.0.326 @ai-sdk/openai-compatible@2.0.92 zod@4.6.7 \
  @langchain/openai@1.5.8 @langchain/core@1.4.0
cat >seen.mjs <<'JS'
import {createOpenAICompatible} from '@ai-sdk/openai-compatible';
import {ChatOpenAI} from '@langchain/openai';
import {streamText} from 'ai';
import Groq from 'groq-sdk';
import {createServer} from 'node:http';
import OpenAI from 'openai';
import Together from 'together-ai';

const choices = [{index: 0, delta: {role: 'assistant', content: 'Red'}, finish_reason: null}];
const chunk = {id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices};
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, {'content-type': 'text/event-stream'});
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;
const baseURL = `${origin}/v1`;
const options = {baseURL, apiKey: 'k', maxRetries: 0};
const request = {model: 'm', messages: [{role: 'user', content: 'A color?'}], stream: true};
const limit = () => ({signal: AbortSignal.timeout(500)});
const model = createOpenAICompatible({name: 'test', baseURL, apiKey: 'k'})('m');
const langchain = new ChatOpenAI({model: 'm', apiKey: 'k', maxRetries: 0, configuration: {baseURL}});

const streams = {
  openai: () => new OpenAI(options).chat.completions.create(request, limit()),
  'groq-sdk': () => new Groq({...options, baseURL: origin}).chat.completions.create(request, limit()),
  'together-ai': () => new Together(options).chat.completions.create(request, limit()),
  ai: () => streamText({model, prompt: 'A color?', maxRetries: 0, abortSignal: limit().signal}).textStream,
  'LangChain.js': () => langchain.stream('A color?', limit()),
};
let isRecorded = true;
for (const [name, open] of Object.entries(streams)) {
  let end = 'no error';
  let count = 0;
  try {
    for await (const _ of await open()) count += 1;
  } catch (error) {
    end = error.name;
  }
  console.log(`${name}: ${count} chunk, ${end}`);
  isRecorded &&= count === 1 && end === (name === 'LangChain.js' ? 'TimeoutError' : 'no error');
}
server.closeAllConnections();
server.close();
if (!isRecorded) throw new Error('not as recorded');
JS
node seen.mjs
echo "As recorded."
