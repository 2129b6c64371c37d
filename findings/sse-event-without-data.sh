#!/usr/bin/env bash
# An event that has a type and no data ends a chat stream of the OpenAI client with an error.
#
# Versions:  openai 6.49.0, groq-sdk 1.6.0, @langchain/openai 1.5.8; beside them @ai-sdk/openai-compatible 2.0.92
#            with ai 6.0.326. Node 20.
# Input:     `event: ping` and a blank line before the chunks, as a server may send to keep a connection open. By
#            the HTML standard, an event whose data is empty is not dispatched.
# Expected:  the event is passed over, like a comment line.
# Seen:      AI SDK passes over it. openai, and groq-sdk and LangChain with it, throw "Unexpected end of JSON
#            input" before the first word: they parse the empty text.
# For us:    keep a stream alive with comment lines (`: ping`), which all four pass over.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openai@6.49.0 groq-sdk@1.6.0 \
  @langchain/openai@1.5.8 @langchain/core@1.4.0 ai@6.0.326 @ai-sdk/openai-compatible@2.0.92
cat >trial.mjs <<'SCRIPT'
import {createServer} from 'node:http';
import {createOpenAICompatible} from '@ai-sdk/openai-compatible';
import {ChatOpenAI} from '@langchain/openai';
import {streamText} from 'ai';
import Groq from 'groq-sdk';
import OpenAI from 'openai';

const chunk = (content, finish_reason = null) =>
  JSON.stringify({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{index: 0, delta: {role: 'assistant', content}, finish_reason}],
  });
const EVENTS = [chunk('Hello'), chunk(' world'), chunk('', 'stop'), '[DONE]'];
const KEEP_ALIVE = {comment: ': ping\n\n', event: 'event: ping\n\n'};

const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, {'content-type': 'text/event-stream'});
  response.write(KEEP_ALIVE[request.url.split('/')[1]]);
  response.end(EVENTS.map((data) => `data: ${data}\n\n`).join(''));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

const messages = [{role: 'user', content: 'Hi'}];
async function readOpenAI(Client, baseURL) {
  const client = new Client({baseURL, apiKey: 'k', maxRetries: 0});
  const stream = await client.chat.completions.create({model: 'm', messages, stream: true});
  let text = '';
  for await (const {choices} of stream) text += choices[0]?.delta?.content ?? '';
  return text;
}
async function readLangChain(baseURL) {
  const model = new ChatOpenAI({model: 'm', apiKey: 'k', maxRetries: 0, configuration: {baseURL}});
  let text = '';
  for await (const {content} of await model.stream('Hi')) text += content;
  return text;
}
async function readAiSdk(baseURL) {
  const model = createOpenAICompatible({name: 'trial', baseURL, apiKey: 'k'})('m');
  let failure;
  const {textStream} = streamText({
    model,
    messages,
    maxRetries: 0,
    onError: ({error}) => {
      failure = error;
    },
  });
  let text = '';
  for await (const part of textStream) text += part;
  if (failure) throw failure;
  return text;
}
const CLIENTS = {
  openai: (url) => readOpenAI(OpenAI, url),
  groq: (url) => readOpenAI(Groq, url),
  langchain: readLangChain,
  'ai-sdk': readAiSdk,
};
console.error = () => {}; // the clients print the empty text too
for (const [name, read] of Object.entries(CLIENTS)) {
  for (const kind of Object.keys(KEEP_ALIVE)) {
    const url = `http://127.0.0.1:${server.address().port}/${kind}/v1`;
    const result = await read(url).catch(({message}) => `error: ${message}`);
    console.log(`${name} ${kind}: ${result}`);
  }
}
process.exit();
SCRIPT
node trial.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
openai comment: Hello world
openai event: error: Unexpected end of JSON input
groq comment: Hello world
groq event: error: Unexpected end of JSON input
langchain comment: Hello world
langchain event: error: Unexpected end of JSON input
ai-sdk comment: Hello world
ai-sdk event: Hello world
EXPECTED
