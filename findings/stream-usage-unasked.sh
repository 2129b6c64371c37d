#!/usr/bin/env bash
# What a stream has used is undefined with one provider of the AI SDK, and the sum of two calls is NaN.
#
# Versions:  ai 6.0.326 with @ai-sdk/openai-compatible 2.0.92; beside it @ai-sdk/openai 3.0.141, @langchain/openai 1.5.8
#            with @langchain/core 1.4.0. Node 20.
# Input:     a server that sends the number of tokens in a last chunk if `stream_options.include_usage` asks for it, as
#            OpenAI does; `streamText` and `stream` with default options.
# Expected:  3 and 5 tokens from all, as from the other provider of the AI SDK.
# Seen:      @ai-sdk/openai-compatible does not ask, unless `includeUsage: true` is set, so that `usage` is an object
#            without numbers, and no warning. A budget that adds them up is NaN, and NaN is never above its limit.
# For us:    the page on OpenAI clients says what to set.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund ai@6.0.326 @ai-sdk/openai-compatible@2.0.92 \
  @ai-sdk/openai@3.0.141 @langchain/openai@1.5.8 @langchain/core@1.4.0 zod@4.6.7
cat >seen.mjs <<'JS'
import {createOpenAI} from '@ai-sdk/openai';
import {createOpenAICompatible} from '@ai-sdk/openai-compatible';
import {ChatOpenAI} from '@langchain/openai';
import {streamText} from 'ai';
import {createServer} from 'node:http';

const usage = {prompt_tokens: 3, completion_tokens: 5, total_tokens: 8};
const server = createServer(async (request, response) => {
  const {stream_options: options} = JSON.parse((await request.toArray()).join(''));
  const send = (more) => {
    const chunk = {id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], ...more};
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  response.writeHead(200, {'content-type': 'text/event-stream'});
  send({choices: [{index: 0, delta: {role: 'assistant', content: 'Red'}, finish_reason: 'stop'}]});
  if (options?.include_usage) send({usage});
  response.end('data: [DONE]\n\n');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseURL = `http://127.0.0.1:${server.address().port}/v1`;
const settings = {name: 'test', baseURL, apiKey: 'k'};

const models = {
  'openai-compatible': createOpenAICompatible(settings)('m'),
  'openai-compatible, includeUsage': createOpenAICompatible({...settings, includeUsage: true})('m'),
  openai: createOpenAI(settings).chat('m'),
};
for (const [name, model] of Object.entries(models)) {
  const {inputTokens, outputTokens, totalTokens} = await streamText({model, prompt: 'A color?'}).usage;
  console.log(`AI SDK, ${name}: ${inputTokens}, ${outputTokens}; sum ${0 + totalTokens}`);
}
const chat = new ChatOpenAI({model: 'm', apiKey: 'k', maxRetries: 0, configuration: {baseURL}});
let message;
for await (const chunk of await chat.stream('A color?')) message = message ? message.concat(chunk) : chunk;
const {input_tokens, output_tokens, total_tokens} = message.usage_metadata;
console.log(`LangChain.js: ${input_tokens}, ${output_tokens}; sum ${0 + total_tokens}`);
server.close();
server.closeAllConnections();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
AI SDK, openai-compatible: undefined, undefined; sum NaN
AI SDK, openai-compatible, includeUsage: 3, 5; sum 8
AI SDK, openai: 3, 5; sum 8
LangChain.js: 3, 5; sum 8
EXPECTED
