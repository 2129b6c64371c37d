#!/usr/bin/env bash
# A model that gets its tools from a contract is told neither the values nor the limits nor the meaning of a field.
#
# Versions:  @langchain/classic 1.0.50, @langchain/core 1.4.0, @langchain/openai 1.6.0. Node 20.
# Input:     OpenAPI 3.1.1 with one POST; its body has `tier` with an enum and a description, and `workers` with a maximum.
# Expected:  createOpenAPIChain sends the model the schema of the body: tools of models take enum, description and limits.
# Seen:      of each field only `type` is left, so the model makes up a tier. The summary of the operation is kept. The
#            whole body is optional in the contract, and required in the tool.
# For us:    no page names these chains. Agents are told the values in llms.txt.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund \
  @langchain/classic@1.0.50 @langchain/core@1.4.0 @langchain/openai@1.6.0
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import {createOpenAPIChain} from '@langchain/classic/chains';
import {ChatOpenAI} from '@langchain/openai';

const properties = {
  tier: {type: 'string', enum: ['SMALL', 'LARGE'], description: 'How big'},
  workers: {type: 'integer', maximum: 3},
};
const content = {'application/json': {schema: {type: 'object', required: ['tier'], properties}}};
const responses = {200: {description: 'made'}};
const post = {operationId: 'createApp', summary: 'Makes an app', requestBody: {content}, responses};
const contract = {
  openapi: '3.1.1',
  info: {title: 'Apps', version: '1'},
  servers: [{url: 'https://api.example.test'}],
  paths: {'/app': {post}},
};
const server = createServer(async (request, response) => {
  const {functions, tools} = JSON.parse((await request.toArray()).join(''));
  const {description, parameters} = functions?.[0] ?? tools[0].function;
  console.log(`${description}, required: ${parameters.required}`);
  console.log(JSON.stringify(parameters.properties.data.properties));
  response.statusCode = 400;
  response.end();
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const configuration = {baseURL: `http://127.0.0.1:${server.address().port}/v1`};
const llm = new ChatOpenAI({model: 'm', apiKey: 'k', maxRetries: 0, configuration});
console.warn = () => {};
const chain = await createOpenAPIChain(JSON.stringify(contract), {llm});
await chain.invoke({query: 'Make a small app'}).catch(() => {});
server.close();
server.closeAllConnections();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Makes an app, required: data
{"tier":{"type":"string"},"workers":{"type":"integer"}}
EXPECTED
