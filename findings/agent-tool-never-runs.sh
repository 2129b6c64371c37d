#!/usr/bin/env bash
# An agent says that all apps are stopped, and none is: a tool that needs no arguments has not run.
#
# Versions:  @openai/agents 0.20.0 with openai 6.49.0; beside it ai 6.0.326 with @ai-sdk/openai-compatible 2.0.92, and
#            @langchain/openai 1.5.8 with @langchain/core 1.4.0; zod 4.6.7. Node 20 or newer.
# Input:     a stream of an OpenAI-compatible server with a call of a tool: without parameters, so with the arguments
#            "{}", or "", as servers send it where the model writes none; and a call that has its name in each chunk.
# Expected:  the tool runs: "" is how a call of nothing begins in every stream, and an index tells that chunks are of
#            one call.
# Seen:      Agents takes "" for JSON that is broken: the tool does not run, the model is told to try again "with valid
#            JSON", the answer of the model after it is the final output, and no error is raised. Of a name in each
#            chunk it makes one, "stop_allstop_all", and ends with an error. AI SDK and LangChain.js take both for the
#            call that they are.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @openai/agents@0.20.0 openai@6.49.0 ai@6.0.326 \
  @ai-sdk/openai-compatible@2.0.92 @langchain/openai@1.5.8 @langchain/core@1.4.0 zod@4.6.7
cat >seen.mjs <<'JS'
import {createOpenAICompatible} from '@ai-sdk/openai-compatible';
import {tool as langchainTool} from '@langchain/core/tools';
import {ChatOpenAI} from '@langchain/openai';
import {Agent, OpenAIChatCompletionsModel, run, setTracingDisabled, tool as agentTool} from '@openai/agents';
import {stepCountIs, streamText, tool} from 'ai';
import OpenAI from 'openai';
import {z} from 'zod';

setTracingDisabled(true);
const role = 'assistant';
const call = (name, text) => ({role, tool_calls: [{index: 0, id: 't1', type: 'function', function: {name, arguments: text}}]});
const calls = {
  'arguments "{}"': [call('stop_all', '{}')],
  'arguments ""': [call('stop_all', '')],
  'the name twice': [call('stop_all', '{'), call('stop_all', '}')],
};
let deltas;
const own = {apiKey: 'k', baseURL: 'http://own.example/v1', maxRetries: 0};
globalThis.fetch = async (url, {body}) => {
  const isSecond = JSON.parse(body).messages.some(({role}) => role === 'tool');
  const events = (isSecond ? [{role, content: 'All stopped.'}] : deltas).map((delta) => ({delta, finish_reason: null}));
  events.push({delta: {}, finish_reason: isSecond ? 'stop' : 'tool_calls'});
  const lines = events.map((event) => {
    const chunk = {id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{index: 0, ...event}]};
    return `data: ${JSON.stringify(chunk)}\n\n`;
  });
  return new Response(`${lines.join('')}data: [DONE]\n\n`, {headers: {'Content-Type': 'text/event-stream'}});
};

const [prompt, schema, name, description] = ['Stop all', z.object({}), 'stop_all', 'Stop all apps'];
const clients = {
  async Agents(execute) {
    const tools = [agentTool({name, description, parameters: schema, execute})];
    const model = new OpenAIChatCompletionsModel(new OpenAI(own), 'm');
    const result = await run(new Agent({name: 'a', model, tools}), prompt, {stream: true});
    await result.completed;
    return result.finalOutput;
  },
  async 'AI SDK'(execute) {
    const model = createOpenAICompatible({...own, name: 'own'})('m');
    const tools = {[name]: tool({description, inputSchema: schema, execute})};
    return await streamText({model, prompt, tools, stopWhen: stepCountIs(3)}).text;
  },
  async 'LangChain.js'(execute) {
    const tools = [langchainTool(execute, {name, description, schema})];
    let message;
    const model = new ChatOpenAI({...own, model: 'm', configuration: own}).bindTools(tools);
    for await (const chunk of await model.stream(prompt)) message = message ? message.concat(chunk) : chunk;
    for (const one of message.tool_calls) await tools.find((own) => own.name === one.name).invoke(one);
    return '(no loop)';
  },
};
for (const [form, list] of Object.entries(calls)) {
  for (const [client, ask] of Object.entries(clients)) {
    deltas = list;
    let runs = 0;
    const output = await ask(async () => `stopped ${(runs += 1)}`).catch(({message}) => `error: ${message}`);
    console.log(`${form}, ${client}: ran ${runs === 1 ? 'once' : runs === 0 ? 'never' : runs}, ${output}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
arguments "{}", Agents: ran once, All stopped.
arguments "{}", AI SDK: ran once, All stopped.
arguments "{}", LangChain.js: ran once, (no loop)
arguments "", Agents: ran never, All stopped.
arguments "", AI SDK: ran once, All stopped.
arguments "", LangChain.js: ran once, (no loop)
the name twice, Agents: ran never, error: Tool stop_allstop_all not found in agent a.
the name twice, AI SDK: ran once, All stopped.
the name twice, LangChain.js: ran once, (no loop)
EXPECTED
