#!/usr/bin/env bash
# A model answers in the form that was forced on it, and is paid, and the agent says that it did not: it ended with "stop".
#
# Versions:  @strands-agents/sdk 1.16.0, and 1.19.0, which needs Node 22, with openai 6.49.0; beside it @openai/agents
#            0.20.0; zod 4.6.7. Node 20 or newer.
# Input:     an agent with `structuredOutputSchema`, {cost: a number}. The model first answers in words; then the agent
#            names the tool in `tool_choice`, and a stream with the call of it, {"cost": 3}, ends with `finish_reason:
#            stop`, as OpenAI sends it for a named tool, and vLLM does on purpose (pull request 25054). Then a plain
#            tool whose call ends so.
# Expected:  {cost: 3}: the call is there, whole, under the name that was asked for; and the plain tool runs, as in
#            @openai/agents.
# Seen:      a StructuredOutputError, "failed to invoke the structured output tool even after it was forced", after two
#            paid calls. With "tool_calls" at its end the same stream gives {cost: 3}. A plain tool is dropped without
#            an error: it does not run, and the agent ends well, with an empty text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @strands-agents/sdk@1.16.0 @openai/agents@0.20.0 \
  openai@6.49.0 zod@4.6.7
cat >seen.mjs <<'JS'
import * as agents from '@openai/agents';
import {Agent, tool} from '@strands-agents/sdk';
import {OpenAIModel} from '@strands-agents/sdk/models/openai';
import {createServer} from 'node:http';
import {json} from 'node:stream/consumers';
import OpenAI from 'openai';
import {z} from 'zod';

let [ending, requests] = ['', 0];
const toCall = (name) => [{index: 0, id: 'c1', type: 'function', function: {name, arguments: '{"cost":3}'}}];
const server = createServer(async (request, response) => {
  const {messages, tool_choice: choice, tools, stream} = await json(request);
  requests += 1;
  const isAnswered = messages.some(({role}) => role === 'tool');
  const isForm = tools[0].function.name.includes('structured');
  const isCalled = !isAnswered && (!isForm || choice?.function);
  const message = isCalled
    ? {role: 'assistant', content: null, tool_calls: toCall(tools[0].function.name)}
    : {role: 'assistant', content: 'It costs 3.'};
  const finish = isCalled ? ending : 'stop';
  const usage = {prompt_tokens: 1, completion_tokens: 1, total_tokens: 2};
  const answer = {id: '1', created: 1, model: 'm', usage};
  const choices = (fields) => [{index: 0, finish_reason: null, ...fields}];
  if (!stream) {
    const whole = {...answer, object: 'chat.completion', choices: choices({message, finish_reason: finish})};
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(whole));
    return;
  }
  response.setHeader('content-type', 'text/event-stream');
  for (const part of [choices({delta: message}), choices({delta: {}, finish_reason: finish})]) {
    response.write(`data: ${JSON.stringify({...answer, object: 'chat.completion.chunk', choices: part})}\n\n`);
  }
  response.end('data: [DONE]\n\n');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const clientConfig = {baseURL: `http://127.0.0.1:${server.address().port}/v1`, maxRetries: 0};
const model = new OpenAIModel({api: 'chat', modelId: 'm', apiKey: 'k', clientConfig});
agents.setTracingDisabled(true);
agents.setOpenAIAPI('chat_completions');
agents.setDefaultOpenAIClient(new OpenAI({apiKey: 'k', ...clientConfig}));

let runs = 0;
const run = async () => {
  runs += 1;
  return 'noted';
};
const schema = z.object({cost: z.number()});
const own = {name: 'note', description: 'Notes a cost'};
async function askForForm() {
  const agent = new Agent({model, printer: false, structuredOutputSchema: schema});
  return JSON.stringify((await agent.invoke('What does it cost?')).structuredOutput);
}
async function runTool() {
  const agent = new Agent({model, printer: false, tools: [tool({...own, inputSchema: schema, callback: run})]});
  const {stopReason} = await agent.invoke('Note the cost');
  return `${stopReason}, the tool has run ${runs} times`;
}
async function runToolOfAgents() {
  const tools = [agents.tool({...own, parameters: schema, execute: run})];
  const agent = new agents.Agent({name: 'notes', model: 'm', tools});
  const {finalOutput} = await agents.run(agent, 'Note the cost');
  return `${finalOutput} The tool has run ${runs} times`;
}
for (ending of ['tool_calls', 'stop']) {
  for (const ask of [askForForm, runTool, runToolOfAgents]) {
    [requests, runs] = [0, 0];
    const seen = await ask().catch(({name}) => name);
    console.log(`${ending}, ${ask.name}: ${seen}; calls: ${requests}`);
  }
}
process.exit();
JS
node seen.mjs 2>/dev/null | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
tool_calls, askForForm: {"cost":3}; calls: 2
tool_calls, runTool: endTurn, the tool has run 1 times; calls: 2
tool_calls, runToolOfAgents: It costs 3. The tool has run 1 times; calls: 2
stop, askForForm: StructuredOutputError; calls: 2
stop, runTool: endTurn, the tool has run 0 times; calls: 1
stop, runToolOfAgents: It costs 3. The tool has run 1 times; calls: 2
EXPECTED
