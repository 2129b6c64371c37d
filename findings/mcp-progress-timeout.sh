#!/usr/bin/env bash
# A tool that reports its progress ten times a second is given up as silent, and goes on working.
#
# Versions:  @modelcontextprotocol/sdk 1.32.2, Node 20.
# Input:     an MCP client that calls a tool with `timeout: 500` and a function for progress; the tool needs a second,
#            and sends a notification of progress every 100 ms. By default, the limit is a minute.
# Expected:  the result, as each sign of life starts the limit again, which is what progress is sent for.
# Seen:      "Request timed out" after four notifications that the function got: it takes
#            `resetTimeoutOnProgress: true`. The tool is told by a signal only, and finishes for nobody if it does not
#            look at it: an agent that tries again has started two jobs.
# For us:    an agent should start a job with one tool and look after it with another.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @modelcontextprotocol/sdk@1.32.2
cat >seen.mjs <<'JS'
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {setTimeout as sleep} from 'node:timers/promises';

let finished = 0;
const server = new McpServer({name: 'test', version: '1'});
server.registerTool('run', {inputSchema: {}}, async (_input, {sendNotification, _meta}) => {
  for (let progress = 1; progress <= 10; progress++) {
    await sleep(100);
    const params = {progressToken: _meta.progressToken, progress, total: 10};
    await sendNotification({method: 'notifications/progress', params});
  }
  finished += 1;
  return {content: []};
});
const [serverEnd, clientEnd] = InMemoryTransport.createLinkedPair();
const client = new Client({name: 'test', version: '1'});
await server.connect(serverEnd);
await client.connect(clientEnd);

for (const more of [{}, {resetTimeoutOnProgress: true}]) {
  let signs = 0;
  finished = 0;
  const options = {timeout: 500, onprogress: () => (signs += 1), ...more};
  const call = client.callTool({name: 'run'}, undefined, options);
  const result = await call.then(() => 'a result', (error) => error.message);
  const heard = signs > 2 ? 'heard of progress' : 'silent';
  await sleep(1000);
  console.log(`${JSON.stringify(more)}: ${heard}, ${result}, finished ${finished}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
{}: heard of progress, MCP error -32001: Request timed out, finished 1
{"resetTimeoutOnProgress":true}: heard of progress, a result, finished 1
EXPECTED
