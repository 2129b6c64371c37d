#!/usr/bin/env bash
# A model must choose what the tool has a default for.
#
# Versions:  @langchain/openai 1.5.8 with @langchain/core 1.4.0; beside it ai 6.0.326, @modelcontextprotocol/sdk 1.32.2,
#            all with zod 4.6.7. Node 20.
# Input:     a tool whose input is `z.object({app: z.string(), workers: z.number().default(1)})`.
# Expected:  the model is told that `app` is required, and `workers` is not: who leaves it out gets 1.
# Seen:      LangChain.js sends "required": ["app", "workers"]. It takes the schema of the value after parsing, where
#            the default is always there, for the schema of what to send. So a model makes up a number, and the default
#            is never used. AI SDK and the MCP SDK require `app` alone.
# For us:    no tool of the pages has a default.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @langchain/openai@1.5.8 @langchain/core@1.4.0 ai@6.0.326 \
  @modelcontextprotocol/sdk@1.32.2 zod@4.6.7
cat >seen.mjs <<'JS'
import {tool} from '@langchain/core/tools';
import {ChatOpenAI} from '@langchain/openai';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {asSchema} from 'ai';
import {createServer} from 'node:http';
import {z} from 'zod';

const schema = z.object({app: z.string(), workers: z.number().default(1)});
const show = (name, {required}) => console.log(`${name}: ${required.join(', ')}`);

const server = createServer(async (request, response) => {
  const {tools} = JSON.parse((await request.toArray()).join(''));
  show('LangChain.js', tools[0].function.parameters);
  const choices = [{index: 0, message: {role: 'assistant', content: ''}, finish_reason: 'stop'}];
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({id: '1', object: 'chat.completion', created: 1, model: 'm', choices}));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const configuration = {baseURL: `http://127.0.0.1:${server.address().port}/v1`};
const model = new ChatOpenAI({model: 'm', apiKey: 'k', maxRetries: 0, configuration});
await model.bindTools([tool(() => 'done', {name: 'scale', description: 'Scales', schema})]).invoke('Start a1');
server.close();
server.closeAllConnections();

show('AI SDK', await asSchema(schema).jsonSchema);

const mcp = new McpServer({name: 'test', version: '1'});
mcp.registerTool('scale', {inputSchema: schema.shape}, () => ({content: []}));
const [serverEnd, clientEnd] = InMemoryTransport.createLinkedPair();
const client = new Client({name: 'test', version: '1'});
await mcp.connect(serverEnd);
await client.connect(clientEnd);
show('MCP SDK', (await client.listTools()).tools[0].inputSchema);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
LangChain.js: app, workers
AI SDK: app
MCP SDK: app
EXPECTED
