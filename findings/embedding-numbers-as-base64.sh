#!/usr/bin/env bash
# An index that is built with a server of one's own holds a quarter of each vector, and none of its numbers.
#
# Versions:  openai 6.49.0, @langchain/openai 1.5.8 with @langchain/core 1.4.0; next to them @ai-sdk/openai 3.0.141 with
#            ai 6.0.326. Node 20.
# Input:     an OpenAI-compatible server that answers with a list of numbers, as its own documentation has it, whatever
#            `encoding_format` asks for.
# Expected:  the numbers, or an error for an answer in another form than the one that was asked for.
# Seen:      openai asks for Base64 where the caller asks for nothing, and decodes the answer without looking at it: of
#            eight numbers, two come out, near zero. LangChain.js does the same, because it calls openai. AI SDK asks for
#            numbers. With `encoding_format: 'float'` all are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openai@6.49.0 @langchain/openai@1.5.8 \
  @langchain/core@1.4.0 @ai-sdk/openai@3.0.141 ai@6.0.326
cat >seen.mjs <<'JS'
import {createOpenAI} from '@ai-sdk/openai';
import {OpenAIEmbeddings} from '@langchain/openai';
import {embed} from 'ai';
import OpenAI from 'openai';

const embedding = [0.25, -0.5, 1, 2, 3.5, 4, 5, 6];
const usage = {prompt_tokens: 1, total_tokens: 1};
const answer = {object: 'list', data: [{object: 'embedding', index: 0, embedding}], model: 'm', usage};
globalThis.fetch = async () => Response.json(answer);
const own = {apiKey: 'k', baseURL: 'http://own.example/v1'};

const askOpenAi = async (options) => {
  const {data} = await new OpenAI(own).embeddings.create({model: 'm', input: 'Hello', ...options});
  return data[0].embedding;
};
const vectors = {
  openai: await askOpenAi({}),
  'openai, float': await askOpenAi({encoding_format: 'float'}),
  'LangChain.js': await new OpenAIEmbeddings({...own, model: 'm', configuration: own}).embedQuery('Hello'),
  'AI SDK': (await embed({model: createOpenAI(own).embedding('m'), value: 'Hello'})).embedding,
};
for (const [name, vector] of Object.entries(vectors)) {
  const isSame = vector.join() === embedding.join();
  console.log(`${name}: ${vector.length} of ${embedding.length} numbers, ${isSame ? 'the same' : 'others'}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
openai: 2 of 8 numbers, others
openai, float: 8 of 8 numbers, the same
LangChain.js: 2 of 8 numbers, others
AI SDK: 8 of 8 numbers, the same
EXPECTED
