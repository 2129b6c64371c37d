#!/usr/bin/env bash
# In an index each page has the vector of another page: four clients take the vectors as they come, not by their number.
#
# Versions:  @langchain/openai 1.5.8 with @langchain/core 1.4.0, ai 6.0.326 with @ai-sdk/openai-compatible 2.0.92, xsai
#            0.4.4, @ax-llm/ax 24.0.21; beside them openai 6.49.0. Node 20 or newer.
# Input:     an OpenAI-compatible server that embeds three texts at once, and answers in another order; each vector has
#            its `index`, "the index of the embedding in the list", as the API has it for that.
# Expected:  the vectors in the order of the texts, as these functions promise: the number is in the answer. openai
#            gives the answer as it is, with the numbers.
# Seen:      all four give them in the order of the answer: the first text has the vector of the third one. No error, no
#            warning, right lengths; the search finds other pages from then on, until all has been embedded, and paid,
#            again.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @langchain/openai@1.5.8 @langchain/core@1.4.0 ai@6.0.326 \
  @ai-sdk/openai-compatible@2.0.92 xsai@0.4.4 @ax-llm/ax@24.0.21 openai@6.49.0 zod@4.6.7
cat >seen.mjs <<'JS'
import {createOpenAICompatible} from '@ai-sdk/openai-compatible';
import {ai as newAx} from '@ax-llm/ax';
import {OpenAIEmbeddings} from '@langchain/openai';
import {embedMany} from 'ai';
import {createServer} from 'node:http';
import OpenAI from 'openai';
import {embedMany as embedXsai} from 'xsai';

const server = createServer(async (request, response) => {
  const {input} = JSON.parse((await request.toArray()).join(''));
  const data = input.map((text, index) => ({object: 'embedding', index, embedding: [Number(text.slice(-1)), 0.5]}));
  response.setHeader('Content-Type', 'application/json');
  const usage = {prompt_tokens: 3, total_tokens: 3};
  response.end(JSON.stringify({object: 'list', data: data.toReversed(), model: 'm', usage}));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseURL = `http://127.0.0.1:${server.address().port}/v1`;
const apiKey = 'k';
const texts = ['page 1', 'page 2', 'page 3'];
const config = {model: 'gpt-4o', embedModel: 'text-embedding-3-small'};
const model = createOpenAICompatible({name: 'test', baseURL, apiKey}).textEmbeddingModel('m');
const clients = {
  'openai, by index': async () => {
    const body = {model: 'm', input: texts, encoding_format: 'float'};
    const {data} = await new OpenAI({baseURL, apiKey}).embeddings.create(body);
    return data.toSorted((one, other) => one.index - other.index).map(({embedding}) => embedding);
  },
  LangChain: () =>
    new OpenAIEmbeddings({model: 'm', apiKey, configuration: {baseURL}, encodingFormat: 'float'}).embedDocuments(texts),
  'AI SDK': async () => (await embedMany({model, values: texts})).embeddings,
  xsai: async () => (await embedXsai({baseURL: `${baseURL}/`, apiKey, model: 'm', input: texts})).embeddings,
  ax: async () => (await newAx({name: 'openai', apiKey, apiURL: baseURL, config}).embed({texts})).embeddings,
};
for (const [name, embed] of Object.entries(clients)) {
  const vectors = await embed();
  console.log(`${name}: ${texts.map((text, at) => `${text} has vector ${vectors[at][0]}`).join(', ')}`);
}
process.exit();
JS
node --no-warnings seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
openai, by index: page 1 has vector 1, page 2 has vector 2, page 3 has vector 3
LangChain: page 1 has vector 3, page 2 has vector 2, page 3 has vector 1
AI SDK: page 1 has vector 3, page 2 has vector 2, page 3 has vector 1
xsai: page 1 has vector 3, page 2 has vector 2, page 3 has vector 1
ax: page 1 has vector 3, page 2 has vector 2, page 3 has vector 1
EXPECTED
