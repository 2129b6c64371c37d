#!/usr/bin/env bash
# A cost of "three" is refused or taken, depending on the page of the list that was read last: a client of MCP.
#
# Versions:  @modelcontextprotocol/sdk 1.32.2. Node 20 or newer.
# Input:     a server with two pages of one tool each, both with an `outputSchema`, {cost: number}, that answer with
#            `structuredContent: {cost: "three"}`; calls before the list is read, after its first page, and after both,
#            by the cursor, as the protocol has it (2025-11-25, Pagination).
# Expected:  an error at each call: `callTool` is documented to check the content against the schema of the tool, and
#            who has read all pages has all schemas.
# Seen:      each `listTools` forgets the schemas of those before it. After both pages only the tool of the last one is
#            checked; before a list, none. A server that gets more tools, and so a second page, is no longer checked.
#            The successor, @modelcontextprotocol/client 2.4.0, reads all pages at once, and checks both tools, once
#            asked.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @modelcontextprotocol/sdk@1.32.2
cat >seen.mjs <<'JS'
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {Server} from '@modelcontextprotocol/sdk/server/index.js';
import {CallToolRequestSchema, ListToolsRequestSchema} from '@modelcontextprotocol/sdk/types.js';

const outputSchema = {type: 'object', properties: {cost: {type: 'number'}}, required: ['cost']};
const tool = (name) => ({name, description: name, inputSchema: {type: 'object'}, outputSchema});
const pages = {first: {tools: [tool('day')], nextCursor: 'second'}, second: {tools: [tool('month')]}};
const server = new Server({name: 'costs', version: '1'}, {capabilities: {tools: {}}});
server.setRequestHandler(ListToolsRequestSchema, ({params}) => pages[params?.cursor ?? 'first']);
server.setRequestHandler(CallToolRequestSchema, () => ({content: [], structuredContent: {cost: 'three'}}));
const client = new Client({name: 'client', version: '1'});
const transports = InMemoryTransport.createLinkedPair();
await Promise.all([server.connect(transports[0]), client.connect(transports[1])]);

async function showCalls(moment) {
  const results = ['day', 'month'].map(async (name) => {
    const seen = await client.callTool({name}).then(() => 'taken', () => 'refused');
    return `${name} is ${seen}`;
  });
  console.log(`${moment}: ${(await Promise.all(results)).join(', ')}`);
}
await showCalls('no list');
const {nextCursor} = await client.listTools();
await showCalls('first page');
await client.listTools({cursor: nextCursor});
await showCalls('both pages');
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
no list: day is taken, month is taken
first page: day is refused, month is taken
both pages: day is taken, month is refused
EXPECTED
