#!/usr/bin/env bash
# A refusal of the model is an empty answer.
#
# Versions:  @langchain/openai 1.5.8 with @langchain/core 1.4.0; beside it ai 6.0.326 with @ai-sdk/openai-compatible
#            2.0.92. Node 20.
# Input:     a chat completion whose message has `content: null` and `refusal: "I cannot help with that."`, the field of
#            OpenAI for it, and the finish reason "stop".
# Expected:  the words of the refusal, in the text or in a field beside it.
# Seen:      LangChain.js gives an empty text, and the words are nowhere in the message; the answer looks like one of a
#            model that had nothing to say. AI SDK gives them as the text, with the finish reason "content-filter".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @langchain/openai@1.5.8 @langchain/core@1.4.0 \
  ai@6.0.326 @ai-sdk/openai-compatible@2.0.92 zod@4.6.7
cat >seen.mjs <<'JS'
import {createOpenAICompatible} from '@ai-sdk/openai-compatible';
import {ChatOpenAI} from '@langchain/openai';
import {generateText} from 'ai';
import {createServer} from 'node:http';

const message = {role: 'assistant', content: null, refusal: 'I cannot help with that.'};
const choices = [{index: 0, message, finish_reason: 'stop'}];
const server = createServer((request, response) => {
  request.resume();
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({id: '1', object: 'chat.completion', created: 1, model: 'm', choices}));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseURL = `http://127.0.0.1:${server.address().port}/v1`;

const model = new ChatOpenAI({model: 'm', apiKey: 'k', maxRetries: 0, configuration: {baseURL}});
const answer = await model.invoke('Hello');
const hasWords = JSON.stringify(answer).includes(message.refusal);
console.log(`LangChain.js: "${answer.text}", ${answer.response_metadata.finish_reason}, words ${hasWords ? 'kept' : 'lost'}`);

const provider = createOpenAICompatible({name: 'test', baseURL, apiKey: 'k'});
const {text, finishReason} = await generateText({model: provider('m'), prompt: 'Hello', maxRetries: 0});
console.log(`AI SDK: "${text}", ${finishReason}`);
server.close();
server.closeAllConnections();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
LangChain.js: "", stop, words lost
AI SDK: "I cannot help with that.", content-filter
EXPECTED
