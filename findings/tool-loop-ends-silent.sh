#!/usr/bin/env bash
# A model that asks for a tool again and again is stopped after ten paid calls, and the run counts as done, without a text.
#
# Versions:  openai 6.49.0 (runTools); beside it @openai/agents 0.20.0 with zod 4.6.7. Node 20 or newer.
# Input:     `runTools` with one tool, and a model that calls it in each answer, as small models do that do not see that
#            they have what they need; default options. Agents get the same limit, by their own default.
# Expected:  an error after the last allowed call, as from the agents: MaxTurnsExceededError.
# Seen:      `finalChatCompletion()`, `finalContent()` and `done()` resolve; the content is null, and the finish reason
#            "tool_calls" is the only sign. The tool has run for the tenth answer too, though the model will never hear
#            what it gave: if it starts a worker, that runs on.
# For us:    no program gives a model a tool.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openai@6.49.0 @openai/agents@0.20.0 zod@4.6.7
cat >seen.mjs <<'JS'
import {Agent, OpenAIChatCompletionsModel, run, setTracingDisabled, tool} from '@openai/agents';
import {createServer} from 'node:http';
import OpenAI from 'openai';
import {z} from 'zod';

let answers = 0;
let uses = 0;
const server = createServer((request, response) => {
  request.resume();
  answers += 1;
  const call = {id: `call-${answers}`, type: 'function', function: {name: 'read_job', arguments: '{}'}};
  const message = {role: 'assistant', content: null, tool_calls: [call]};
  const usage = {prompt_tokens: 1, completion_tokens: 1, total_tokens: 2};
  const choices = [{index: 0, finish_reason: 'tool_calls', message}];
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({id: 'a1', object: 'chat.completion', created: 1, model: 'm', choices, usage}));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const client = new OpenAI({apiKey: 'k', baseURL: `http://127.0.0.1:${server.address().port}/v1`, maxRetries: 0});
const read = () => {
  uses += 1;
  return 'RUNNING';
};
const show = (promise) => promise.then((value) => JSON.stringify(value ?? null), (error) => error.constructor.name);

const description = 'Reads a job';
const parameters = {type: 'object', properties: {}};
const tools = [{type: 'function', function: {name: 'read_job', description, parameters, parse: JSON.parse, function: read}}];
const messages = [{role: 'user', content: 'Is my job done?'}];
const loop = client.chat.completions.runTools({model: 'm', messages, tools});
console.log(`finish reason: ${await show(loop.finalChatCompletion().then(({choices}) => choices[0].finish_reason))}`);
console.log(`finalContent: ${await show(loop.finalContent())}, done: ${await show(loop.done())}`);
console.log(`runTools: ${answers} answers, ${uses} uses of the tool`);

[answers, uses] = [0, 0];
setTracingDisabled(true);
const model = new OpenAIChatCompletionsModel(client, 'm');
const readJob = tool({name: 'read_job', description, parameters: z.object({}), execute: read});
const agent = new Agent({name: 'A', model, tools: [readJob]});
console.log(`agents: ${await show(run(agent, 'Is my job done?'))} after ${answers} answers`);
server.close();
server.closeAllConnections();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
finish reason: "tool_calls"
finalContent: null, done: null
runTools: 10 answers, 10 uses of the tool
agents: MaxTurnsExceededError after 10 answers
EXPECTED
