#!/usr/bin/env bash
# A chat stream that ends in its middle counts as a whole answer: no error, and half a text as the final output.
#
# Versions:  openai 6.49.0, @openai/agents 0.20.0, @langchain/openai 1.5.8 with @langchain/core 1.4.0. Node 20.
# Input:     an event stream with two chunks of text that the server ends as usual, without a chunk that has a
#            finish_reason and without [DONE], as a proxy does whose server went away.
# Expected:  an error, as for an answer in one piece that is cut: the client can see that neither has come.
# Seen:      the loops of openai and LangChain.js end like those of a whole answer, and run() of the Agents SDK resolves
#            with half of the text as its finalOutput.
# For us:    the programs of samples/clients look at the finish reason, and the page on OpenAI clients says why.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openai@6.49.0 @openai/agents@0.20.0 \
  @langchain/openai@1.5.8 @langchain/core@1.4.0 zod@4.6.7
cat >seen.mjs <<'JS'
import {Agent, run, setDefaultOpenAIClient, setOpenAIAPI, setTracingDisabled} from '@openai/agents';
import {ChatOpenAI} from '@langchain/openai';
import {createServer} from 'node:http';
import OpenAI from 'openai';

const head = {id: '1', object: 'chat.completion.chunk', created: 1, model: 'm'};
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, {'content-type': 'text/event-stream'});
  for (const content of ['Red, ', 'yellow']) {
    const choices = [{index: 0, delta: {role: 'assistant', content}, finish_reason: null}];
    response.write(`data: ${JSON.stringify({...head, choices})}\n\n`);
  }
  response.end();
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const options = {baseURL: `http://127.0.0.1:${server.address().port}/v1`, apiKey: 'k', maxRetries: 0};
const client = new OpenAI(options);

const seen = {};
const messages = [{role: 'user', content: 'Name three primary colors.'}];
seen.openai = '';
for await (const {choices} of await client.chat.completions.create({model: 'm', messages, stream: true})) {
  seen.openai += choices[0].delta.content;
}
seen.langchain = '';
const {apiKey, baseURL} = options;
const model = new ChatOpenAI({model: 'm', apiKey, maxRetries: 0, configuration: {baseURL}});
for await (const {text} of await model.stream('Name three primary colors.')) seen.langchain += text;

setOpenAIAPI('chat_completions');
setTracingDisabled(true);
setDefaultOpenAIClient(client);
const result = await run(new Agent({name: 'A', model: 'm'}), 'Name three primary colors.', {stream: true});
await result.completed;
seen.agents = result.finalOutput;

server.close();
server.closeAllConnections();
const isRecorded = Object.values(seen).every((text) => text === 'Red, yellow');
if (!isRecorded) throw new Error(JSON.stringify(seen));
JS
node seen.mjs
echo "As recorded."
