#!/usr/bin/env bash
# A tool whose input is one of two shapes is offered to agents as a tool without parameters.
#
# Versions:  @modelcontextprotocol/sdk 1.32.2, zod 4.6.7. Node 20.
# Input:     registerTool with `inputSchema: z.discriminatedUnion('action', [start, scale])`; beside it the shape `scale`
#            alone.
# Expected:  a schema with `oneOf`, or an error when the tool is registered.
# Seen:      the list says `{type: object, properties: {}}`, without a warning. The same union checks the call, so an agent
#            that goes by the list is refused, and one that guesses right gets its answer. So it is with intersections,
#            `.transform()` and `z.preprocess()`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @modelcontextprotocol/sdk@1.32.2 zod@4.6.7
cat >seen.mjs <<'JS'
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';

const start = z.object({action: z.literal('start')});
const scale = z.object({action: z.literal('scale'), workers: z.number()});
const shapes = {
  plain: scale,
  union: z.discriminatedUnion('action', [start, scale]),
  intersection: z.intersection(scale, z.object({id: z.string()})),
  transform: scale.transform((input) => input),
  preprocess: z.preprocess((input) => input, scale),
};
const server = new McpServer({name: 'server', version: '1'});
for (const [name, inputSchema] of Object.entries(shapes)) {
  server.registerTool(name, {inputSchema}, () => ({content: [{type: 'text', text: 'done'}]}));
}
const client = new Client({name: 'client', version: '1'});
const [ofServer, ofClient] = InMemoryTransport.createLinkedPair();
await server.connect(ofServer);
await client.connect(ofClient);
for (const {name, inputSchema} of (await client.listTools()).tools) {
  console.log(`${name}: ${Object.keys(inputSchema.properties).join(', ') || 'no parameters'}`);
}
for (const input of [{}, {action: 'scale', workers: 2}]) {
  const {isError} = await client.callTool({name: 'union', arguments: input});
  console.log(`union, ${JSON.stringify(input)}: ${isError ? 'refused' : 'done'}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
plain: action, workers
union: no parameters
intersection: no parameters
transform: no parameters
preprocess: no parameters
union, {}: refused
union, {"action":"scale","workers":2}: done
EXPECTED
