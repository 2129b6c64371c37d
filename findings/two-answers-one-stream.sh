#!/usr/bin/env bash
# Two answers to one question come as one text, mixed word by word.
#
# Versions:  @langchain/openai 1.5.8 with @langchain/core 1.4.0, ai 6.0.326 with @ai-sdk/openai-compatible 2.0.92; beside
#            them openai 6.49.0. Node 20.
# Input:     a stream with `n: 2`: the chunks of two choices, "Red wine" and "Lion cub", take turns, each with its `index`.
# Expected:  the first answer, as LangChain.js gives for an answer in one piece, or both, each on its own.
# Seen:      "RedLion wine cub": neither looks at the index. LangChain.js adds up the rest too: the finish reason is
#            "stopstop". The stream helper of openai has both answers, each on its own.
# For us:    no program asks for a second answer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @langchain/openai@1.5.8 @langchain/core@1.4.0 \
  ai@6.0.326 @ai-sdk/openai-compatible@2.0.92 openai@6.49.0 zod@4.6.7
cat >seen.mjs <<'JS'
import {createOpenAICompatible} from '@ai-sdk/openai-compatible';
import {ChatOpenAI} from '@langchain/openai';
import {streamText} from 'ai';
import {createServer} from 'node:http';
import OpenAI from 'openai';

const piece = (index, content) => ({index, delta: {role: 'assistant', content}, finish_reason: null});
const end = (index) => ({index, delta: {}, finish_reason: 'stop'});
const choices = [piece(0, 'Red'), piece(1, 'Lion'), piece(0, ' wine'), piece(1, ' cub'), end(0), end(1)];
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, {'content-type': 'text/event-stream'});
  for (const choice of choices) {
    const chunk = {id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [choice]};
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  }
  response.end('data: [DONE]\n\n');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseURL = `http://127.0.0.1:${server.address().port}/v1`;
const prompt = 'A name?';

const model = new ChatOpenAI({model: 'm', apiKey: 'k', n: 2, maxRetries: 0, configuration: {baseURL}});
let message;
for await (const chunk of await model.stream(prompt)) message = message ? message.concat(chunk) : chunk;
console.log(`LangChain.js: ${message.text}, ${message.response_metadata.finish_reason}`);

const provider = createOpenAICompatible({name: 'test', baseURL, apiKey: 'k'});
const providerOptions = {test: {n: 2}};
console.log(`AI SDK: ${await streamText({model: provider('m'), prompt, providerOptions, maxRetries: 0}).text}`);

const client = new OpenAI({baseURL, apiKey: 'k', maxRetries: 0});
const messages = [{role: 'user', content: prompt}];
const stream = client.chat.completions.stream({model: 'm', messages, n: 2});
const completion = await stream.finalChatCompletion();
console.log(`openai: ${completion.choices.map((choice) => choice.message.content).join(' | ')}`);
server.close();
server.closeAllConnections();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
LangChain.js: RedLion wine cub, stopstop
AI SDK: RedLion wine cub
openai: Red wine | Lion cub
EXPECTED
