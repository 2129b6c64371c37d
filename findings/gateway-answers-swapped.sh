#!/usr/bin/env bash
# Two agents that share a gateway get the answers of each other: one asks for app a, and is told about app b.
#
# Versions:  supergateway 4.0.0; beside it mcp-proxy 6.7.19. @modelcontextprotocol/sdk 1.32.2, zod 3.25.76. Node 20.
# Input:     an MCP server on standard input and output, whose tool returns the ID that it is asked for; two clients,
#            which connect to the gateway by SSE, its default, and call the tool with "a" and "b" at the same time.
# Expected:  the clients get "app a" and "app b": the server knows a call by its ID, and the gateway knows who sent it.
# Seen:      both get the answer to one of them. supergateway starts one server, and sends each of its answers to all
#            who are connected; every client counts its calls from 0, so that a foreign answer has the ID of its own
#            call. What an agent reads, and then stops or deletes, is what another one asked for. With mcp-proxy, each
#            gets its own.
set -euo pipefail
folder=$(mktemp -d)
gateways=()
trap 'for gateway in "${gateways[@]}"; do kill -- "-$gateway" 2>/dev/null || true; done; rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund supergateway@4.0.0 mcp-proxy@6.7.19 \
  @modelcontextprotocol/sdk@1.32.2 zod@3.25.76
cat >server.mjs <<'JS'
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {setTimeout as sleep} from 'node:timers/promises';
import {z} from 'zod';

const server = new McpServer({name: 'apps', version: '1'});
server.registerTool('read_app', {inputSchema: {id: z.string()}}, async ({id}) => {
  await sleep(500); // so that both calls are on their way
  return {content: [{type: 'text', text: `app ${id}`}]};
});
await server.connect(new StdioServerTransport());
JS
cat >seen.mjs <<'JS'
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {SSEClientTransport} from '@modelcontextprotocol/sdk/client/sse.js';

const [name, port] = process.argv.slice(2);
async function connect() {
  const client = new Client({name: 'agent', version: '1'});
  await client.connect(new SSEClientTransport(new URL(`http://127.0.0.1:${port}/sse`)));
  return client;
}
const agents = [await connect(), await connect()];
const read = async (agent, id) =>
  (await agent.callTool({name: 'read_app', arguments: {id}})).content[0].text;
const [a, b] = await Promise.all([read(agents[0], 'a'), read(agents[1], 'b')]);
console.log(`${name}: ${a === b ? 'one answer for both' : `${a}, ${b}`}`);
process.exit();
JS
free_port() {
  node -e 'const s = require("net").createServer().listen(0, () => s.close(console.log(s.address().port)))'
}
ask() { # ask <name> <port> <command>: starts a gateway, and asks it when it listens
  setsid "${@:3}" >"$1.log" 2>&1 &
  gateways+=($!)
  until (exec 3<>"/dev/tcp/127.0.0.1/$2") 2>/dev/null; do sleep 0.2; done
  node seen.mjs "$1" "$2"
}
port=$(free_port)
ask supergateway "$port" npx supergateway --stdio 'node server.mjs' --port "$port" >seen.txt
port=$(free_port)
ask mcp-proxy "$port" npx mcp-proxy --host 127.0.0.1 --port "$port" -- node server.mjs >>seen.txt
cat seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
supergateway: one answer for both
mcp-proxy: app a, app b
EXPECTED
