#!/usr/bin/env bash
# A tool has answered what the jobs of a month cost, and the model is told an empty list.
#
# Versions:  @ai-sdk/mcp 1.0.102 with ai 6.0.326, @openai/agents 0.20.0; the server is of @modelcontextprotocol/sdk
#            1.32.2. Node 20 or newer.
# Input:     an MCP tool with an output schema, whose result has `structuredContent: {cost: 3}`, and an empty `content`;
#            the protocol says that a server SHOULD repeat it there as a text, and not that it must.
# Expected:  the model reads {"cost": 3}: the schema tells the client that this is the result, and it is checked against
#            it.
# Seen:      both give the model `content` alone, an empty list, with no error. The answer of the model is made up, or
#            it calls the tool again. The AI SDK has the object in the result of `execute`, so that a test of the tool
#            passes; it is `toModelOutput` that leaves it out. Agents has an option, `useStructuredContent`, which is
#            off.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @ai-sdk/mcp@1.0.102 ai@6.0.326 @openai/agents@0.20.0 \
  @modelcontextprotocol/sdk@1.32.2 zod@4.6.7
cat >server.mjs <<'JS'
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {z} from 'zod';

const server = new McpServer({name: 'costs', version: '1.0.0'});
const config = {description: 'What the jobs cost', inputSchema: {}, outputSchema: {cost: z.number()}};
server.registerTool('get_costs', config, () => ({content: [], structuredContent: {cost: 3}}));
await server.connect(new StdioServerTransport());
JS
cat >seen.mjs <<'JS'
import {createMCPClient} from '@ai-sdk/mcp';
import {Experimental_StdioMCPTransport as Transport} from '@ai-sdk/mcp/mcp-stdio';
import {getAllMcpTools, MCPServerStdio} from '@openai/agents';

const command = {command: 'node', args: ['server.mjs']};
const client = await createMCPClient({transport: new Transport(command)});
const {get_costs: tool} = await client.tools();
const output = await tool.execute({}, {messages: [], toolCallId: '1'});
console.log(`AI SDK, execute: ${JSON.stringify(output.structuredContent)}`);
console.log(`AI SDK, to the model: ${JSON.stringify(tool.toModelOutput({output}))}`);
await client.close();

for (const useStructuredContent of [false, true]) {
  const server = new MCPServerStdio({...command, useStructuredContent});
  await server.connect();
  const [{invoke}] = await getAllMcpTools([server]);
  const seen = await invoke({context: {}}, '{}');
  console.log(`Agents, to the model${useStructuredContent ? ', with the option' : ''}: ${JSON.stringify(seen)}`);
  await server.close();
}
process.exit();
JS
node --no-warnings seen.mjs 2>/dev/null | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
AI SDK, execute: {"cost":3}
AI SDK, to the model: {"type":"content","value":[]}
Agents, to the model: []
Agents, to the model, with the option: "{\"cost\":3}"
EXPECTED
