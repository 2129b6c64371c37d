#!/usr/bin/env bash
# A list in a query becomes one item when an agent calls the API through a generated MCP server.
#
# Versions:  openapi-mcp-generator 4.0.1, @modelcontextprotocol/sdk 1.26.0, typescript 5.9.3. Node 20.
# Input:     OpenAPI 3.1, a query parameter `tags` (an array of strings, no `style`, so `form` with `explode: true`), one
#            named `range` (an object, `style: deepObject`), one named `page` (an integer).
# Expected:  tags=x&tags=y, range[from]=1&range[to]=2, and a tool whose `page` is an integer.
# Seen:      tags=x%2Cy (one tag with a comma), range=%5Bobject+Object%5D, and `page` is a number: `style` and `explode`
#            are not read, and integers lose their kind. The tool call succeeds, so the agent learns nothing.
# For us:    the contract has no query parameter.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund \
  openapi-mcp-generator@4.0.1 @modelcontextprotocol/sdk@1.26.0 typescript@5.9.3
cat >api.yaml <<'YAML'
openapi: 3.1.0
info: {title: Files, version: '1'}
servers: [{url: 'http://127.0.0.1'}]
paths:
  /files:
    get:
      operationId: listFiles
      parameters:
        - {name: tags, in: query, schema: {type: array, items: {type: string}}}
        - name: range
          in: query
          style: deepObject
          schema: {type: object, properties: {from: {type: integer}, to: {type: integer}}}
        - {name: page, in: query, schema: {type: integer}}
      responses: {'200': {description: The files}}
YAML
npx openapi-mcp-generator --input api.yaml --output server >/dev/null 2>&1
cd server
npm install --silent --ignore-scripts --no-audit --no-fund
npx tsc
cd ..
cat >call.mjs <<'JS'
import {once} from 'node:events';
import {createServer} from 'node:http';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';

const api = createServer(({url}, response) => {
  console.log(`request: ${url}`);
  response.setHeader('content-type', 'application/json').end('{}');
}).listen(0, '127.0.0.1');
await once(api, 'listening');
const env = {...process.env, API_BASE_URL: `http://127.0.0.1:${api.address().port}`};
const client = new Client({name: 'agent', version: '1'});
const server = {command: process.execPath, args: ['server/build/index.js'], env, stderr: 'ignore'};
await client.connect(new StdioClientTransport(server));
const {tools} = await client.listTools();
console.log(`page: ${tools[0].inputSchema.properties.page.type}`);
const values = {tags: ['x', 'y'], range: {from: 1, to: 2}, page: 1};
const {isError} = await client.callTool({name: 'listFiles', arguments: values});
console.log(`error: ${isError ?? false}`);
await client.close();
api.close();
JS
node call.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
page: number
request: /files?tags=x%2Cy&range=%5Bobject+Object%5D&page=1
error: false
EXPECTED
