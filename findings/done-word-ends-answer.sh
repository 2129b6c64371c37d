#!/usr/bin/env bash
# An answer about event streams ends in its middle, without an error: the model has written the word `[DONE]`.
#
# Versions:  cohere-ai 8.1.0; beside it openai 6.49.0. Node 20 or newer.
# Input:     a chat that is streamed, with an answer in four pieces, one of which explains `data: [DONE]`; all of it is
#            JSON within the events. And the same answer with another word in brackets.
# Expected:  the whole answer, and what it has used: an end of the stream is an event whose data is that word alone.
# Seen:      the client looks for the word anywhere in an event, and takes that of the answer for the end. What comes
#            behind it is missing, with the reason of the end and the number of tokens, which are paid for. openai
#            gives the whole answer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund cohere-ai@8.1.0 openai@6.49.0
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import {CohereClientV2} from 'cohere-ai';
import OpenAI from 'openai';

let word;
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, {'Content-Type': 'text/event-stream'});
  const send = (data) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  const pieces = ['The last line', ' of a stream is ', `data: [${word}]`, ', and an empty line.'];
  if (request.url.includes('/v2/chat')) {
    for (const text of pieces) send({type: 'content-delta', index: 0, delta: {message: {content: {text}}}});
    const tokens = {input_tokens: 8, output_tokens: 14};
    send({type: 'message-end', delta: {finish_reason: 'COMPLETE', usage: {tokens}}});
  } else {
    const chunk = {id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm'};
    for (const content of pieces) send({...chunk, choices: [{index: 0, delta: {content}, finish_reason: null}]});
    send({...chunk, choices: [{index: 0, delta: {}, finish_reason: 'stop'}]});
  }
  response.end('data: [DONE]\n\n');
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const address = `http://127.0.0.1:${server.address().port}`;
const question = {model: 'm', messages: [{role: 'user', content: 'How does a stream end?'}]};
async function askCohere() {
  const client = new CohereClientV2({token: 'k', environment: address, baseUrl: address});
  let answer = '';
  let end = 'no end';
  for await (const event of await client.chatStream(question)) {
    if (event.type === 'content-delta') answer += event.delta.message.content.text;
    const {finishReason, usage} = event.delta;
    if (event.type === 'message-end') end = `${finishReason}, ${usage.tokens.outputTokens} tokens`;
  }
  return `${answer} (${end})`;
}
async function askOpenAi() {
  let answer = '';
  let end = 'no end';
  const client = new OpenAI({apiKey: 'k', baseURL: address});
  for await (const {choices} of await client.chat.completions.create({...question, stream: true})) {
    answer += choices[0].delta.content ?? '';
    end = choices[0].finish_reason ?? end;
  }
  return `${answer} (${end})`;
}
for (word of ['END', 'DONE']) {
  console.log(`cohere-ai: ${await askCohere()}`);
  console.log(`openai: ${await askOpenAi()}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
cohere-ai: The last line of a stream is data: [END], and an empty line. (COMPLETE, 14 tokens)
openai: The last line of a stream is data: [END], and an empty line. (stop)
cohere-ai: The last line of a stream is  (no end)
openai: The last line of a stream is data: [DONE], and an empty line. (stop)
EXPECTED
