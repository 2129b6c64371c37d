#!/usr/bin/env bash
# An agent asks a tool for the log of a job, gets it, and the model reads nothing of it.
#
# Versions:  @langchain/mcp-adapters 1.1.4 with @langchain/core 1.4.0; beside it @ai-sdk/mcp 1.0.102. The server is of
#            @modelcontextprotocol/sdk 1.32.2. Node 20 or newer.
# Input:     a tool whose result has two parts, as MCP has it: a text, "The log:", and an embedded resource, a text with
#            an address and a type.
# Expected:  the message for the model has both, as with the AI SDK: an embedded resource is a part of the content.
# Seen:      LangChain.js puts it into `artifact`, which models do not see: the content is "The log:", with the status
#            "success", so that the model makes up the log, or asks again. With `outputHandling: 'content'`, it is there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @langchain/mcp-adapters@1.1.4 @langchain/core@1.4.0 \
  @langchain/langgraph@1.7.3 @ai-sdk/mcp@1.0.102 @modelcontextprotocol/sdk@1.32.2 zod@4.6.7
cat >seen.mjs <<'JS'
import {createMCPClient} from '@ai-sdk/mcp';
import {loadMcpTools} from '@langchain/mcp-adapters';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';

const content = [
  {type: 'text', text: 'The log:'},
  {type: 'resource', resource: {uri: 'file:///log.txt', mimeType: 'text/plain', text: 'Out of memory'}},
];
async function serve() {
  const server = new McpServer({name: 'jobs', version: '1.0.0'});
  server.registerTool('log', {description: 'The log of a job'}, async () => ({content}));
  const [here, there] = InMemoryTransport.createLinkedPair();
  await server.connect(there);
  return here;
}
const show = (name, seen) => console.log(`${name}: ${JSON.stringify(seen).includes('Out of memory') ? 'the log' : 'no log'}`);

const client = new Client({name: 'agent', version: '1.0.0'});
await client.connect(await serve());
for (const options of [{}, {outputHandling: 'content'}]) {
  const [tool] = await loadMcpTools('jobs', client, options);
  const message = await tool.invoke({id: '1', name: tool.name, args: {}, type: 'tool_call'});
  show(`LangChain.js, ${JSON.stringify(options)}, content`, message.content);
  show(`LangChain.js, ${JSON.stringify(options)}, artifact`, message.artifact);
}
const {log} = await (await createMCPClient({transport: await serve()})).tools();
const output = await log.execute({}, {toolCallId: '1', messages: []});
show('AI SDK', await log.toModelOutput({toolCallId: '1', input: {}, output}));
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
LangChain.js, {}, content: no log
LangChain.js, {}, artifact: the log
LangChain.js, {"outputHandling":"content"}, content: the log
LangChain.js, {"outputHandling":"content"}, artifact: no log
AI SDK: the log
EXPECTED
