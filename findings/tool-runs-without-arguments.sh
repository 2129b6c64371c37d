#!/usr/bin/env bash
# An agent that is to stop what has been idle for 30 days stops everything, because the token limit cut its call.
#
# Versions:  @tanstack/ai 0.58.0 with @tanstack/ai-openai 0.23.1; beside them ai 6.0.326 with @ai-sdk/openai-compatible
#            2.0.92. Node 20.
# Input:     a tool `stop_apps` with an optional field `idle_days`, given as JSON Schema, and a stream that calls it
#            with the arguments `{"idle_days": 30`, which end there, with `finish_reason: length`.
# Expected:  the tool does not run: the arguments are no JSON, and the client was told that the answer is incomplete.
# Seen:      TanStack AI writes a line to the log, and runs the tool with {}, which is valid, and means all. The model
#            is told that it has sent {}, so it cannot see the mistake either. AI SDK does not run the tool.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @tanstack/ai@0.58.0 @tanstack/ai-openai@0.23.1 \
  ai@6.0.326 @ai-sdk/openai-compatible@2.0.92 zod@4.6.7
cat >seen.mjs <<'JS'
import {createOpenAICompatible} from '@ai-sdk/openai-compatible';
import {chat, toolDefinition} from '@tanstack/ai';
import {createOpenaiChatCompletions} from '@tanstack/ai-openai';
import {jsonSchema, streamText, tool} from 'ai';
import {createServer} from 'node:http';

const call = {index: 0, id: 'c1', type: 'function', function: {name: 'stop_apps', arguments: '{"idle_days": 30'}};
const cut = [{delta: {role: 'assistant', tool_calls: [call]}, finish_reason: null}, {delta: {}, finish_reason: 'length'}];
const text = [{delta: {role: 'assistant', content: 'Stopped.'}, finish_reason: 'stop'}];
const server = createServer(async (request, response) => {
  const {messages} = JSON.parse((await request.toArray()).join(''));
  response.writeHead(200, {'content-type': 'text/event-stream'});
  for (const choice of messages.length === 1 ? cut : text) {
    const head = {id: '1', object: 'chat.completion.chunk', created: 1, model: 'm'};
    response.write(`data: ${JSON.stringify({...head, choices: [{index: 0, ...choice}]})}\n\n`);
  }
  response.end('data: [DONE]\n\n');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseURL = `http://127.0.0.1:${server.address().port}/v1`;

const schema = {type: 'object', properties: {idle_days: {type: 'integer'}}, additionalProperties: false};
const seen = {'TanStack AI': [], 'AI SDK': []};
const record = (name) => (input) => {
  seen[name].push(JSON.stringify(input));
  return {stopped: true};
};
const description = 'Stops apps: those that have been idle for some days, or all';

const adapter = createOpenaiChatCompletions('gpt-4o', 'k', {baseURL, maxRetries: 0});
const stopApps = toolDefinition({name: 'stop_apps', description, inputSchema: schema}).server(record('TanStack AI'));
const messages = [{role: 'user', content: 'Stop what has been idle for 30 days.'}];
console.error = () => {};
console.dir = () => {};
for await (const _event of chat({adapter, messages, tools: [stopApps]}));

const model = createOpenAICompatible({name: 'test', baseURL, apiKey: 'k'})('m');
const tools = {stop_apps: tool({description, inputSchema: jsonSchema(schema), execute: record('AI SDK')})};
await streamText({model, messages, tools, maxRetries: 0}).consumeStream();

for (const [name, inputs] of Object.entries(seen)) console.log(`${name}: ${inputs.join(' ') || 'not run'}`);
server.close();
server.closeAllConnections();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
TanStack AI: {}
AI SDK: not run
EXPECTED
