#!/usr/bin/env bash
# A job has started and is paid, and the agent ends with an error, as the tool that started it returned an empty text.
#
# Versions:  @strands-agents/sdk 1.16.0, and 1.19.0, which needs Node 22, with openai 6.49.0; beside it @openai/agents
#            0.20.0; zod 4.6.7. Node 20 or newer.
# Input:     an agent with a tool that starts a job, and returns its log, which is still empty: ''; then the same with
#            0, false, [] and null.
# Expected:  the model is told the empty text, as @openai/agents tells it, and says what it has done: the contract of
#            OpenAI asks for a text in the message of a tool, and sets no least length for it.
# Seen:      a ModelError, as "OpenAI requires tool messages to have non-empty content", although nothing has been sent:
#            the client refuses the text itself. The tool has run, and neither the model nor the person hears of the job.
#            Who tries again starts, and pays for, a second one. 0, false, [] and null are told.
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

let [told, jobs] = [[], 0];
const call = {index: 0, id: 'c1', type: 'function', function: {name: 'start_job', arguments: '{}'}};
const server = createServer(async (request, response) => {
  const {messages, stream} = await json(request);
  told = messages.filter(({role}) => role === 'tool').map(({content}) => content);
  const message = told.length
    ? {role: 'assistant', content: 'Started.'}
    : {role: 'assistant', content: null, tool_calls: [call]};
  const reason = told.length ? 'stop' : 'tool_calls';
  const choice = {index: 0, finish_reason: reason, [stream ? 'delta' : 'message']: message};
  const usage = {prompt_tokens: 1, completion_tokens: 1, total_tokens: 2};
  const object = stream ? 'chat.completion.chunk' : 'chat.completion';
  const answer = JSON.stringify({id: '1', object, created: 1, model: 'm', choices: [choice], usage});
  response.setHeader('content-type', stream ? 'text/event-stream' : 'application/json');
  response.end(stream ? `data: ${answer}\n\ndata: [DONE]\n\n` : answer);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const clientConfig = {baseURL: `http://127.0.0.1:${server.address().port}/v1`, maxRetries: 0};
const model = new OpenAIModel({api: 'chat', modelId: 'm', apiKey: 'k', clientConfig});
agents.setTracingDisabled(true);
agents.setOpenAIAPI('chat_completions');
agents.setDefaultOpenAIClient(new OpenAI({apiKey: 'k', ...clientConfig}));

const own = {name: 'start_job', description: 'Starts a job, and returns its log'};
const schema = z.object({});
const start = (log) => async () => {
  jobs += 1;
  return log;
};
async function askStrands(log) {
  const tools = [tool({...own, inputSchema: schema, callback: start(log)})];
  const agent = new Agent({model, printer: false, tools});
  return String(await agent.invoke('Start a job'));
}
async function askAgents(log) {
  const tools = [agents.tool({...own, parameters: schema, execute: start(log)})];
  return (await agents.run(new agents.Agent({name: 'jobs', model: 'm', tools}), 'Start a job')).finalOutput;
}
for (const [name, ask] of Object.entries({Strands: askStrands, Agents: askAgents})) {
  for (const log of ['', 0, false, [], null]) {
    [told, jobs] = [[], 0];
    const seen = await ask(log).catch((error) => error.name);
    console.log(`${name}, ${JSON.stringify(log)}: told ${JSON.stringify(told)}, jobs: ${jobs}, ${seen.trim()}`);
  }
}
process.exit();
JS
node seen.mjs 2>/dev/null | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Strands, "": told [], jobs: 1, ModelError
Strands, 0: told ["0"], jobs: 1, Started.
Strands, false: told ["false"], jobs: 1, Started.
Strands, []: told ["{\"$value\":[]}"], jobs: 1, Started.
Strands, null: told ["null"], jobs: 1, Started.
Agents, "": told [""], jobs: 1, Started.
Agents, 0: told ["0"], jobs: 1, Started.
Agents, false: told ["false"], jobs: 1, Started.
Agents, []: told ["[]"], jobs: 1, Started.
Agents, null: told ["null"], jobs: 1, Started.
EXPECTED
