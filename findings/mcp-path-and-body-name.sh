#!/usr/bin/env bash
# A body field that has the name of a path parameter reaches the API under another name.
#
# Versions:  @ivotoby/openapi-mcp-server 1.16.1, @modelcontextprotocol/sdk 1.26.0. Node 20.
# Input:     OpenAPI 3.1, PUT /files/{name} with a body of `name` (required) and `size`, as in "rename this file".
# Expected:  the tool asks for both names and sends {"name": …, "size": …} to /files/{name}.
# Seen:      the tool calls the second one `body_name`, which keeps the two apart for the agent, and then sends
#            {"body_name": …, "size": …}: the API never gets its required field.
# For us:    no body of the contract has a field that is named as a parameter of its path.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund \
  @ivotoby/openapi-mcp-server@1.16.1 @modelcontextprotocol/sdk@1.26.0
cat >api.yaml <<'YAML'
openapi: 3.1.0
info: {title: Files, version: '1'}
servers: [{url: 'http://127.0.0.1'}]
paths:
  /files/{name}:
    put:
      operationId: renameFile
      parameters:
        - {name: name, in: path, required: true, schema: {type: string}}
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [name]
              properties: {name: {type: string}, size: {type: integer}}
      responses: {'200': {description: The file}}
YAML
cat >call.mjs <<'JS'
import {once} from 'node:events';
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';

const api = createServer(async (request, response) => {
  console.log(`request: ${request.method} ${request.url} ${await text(request)}`);
  response.setHeader('content-type', 'application/json').end('{}');
}).listen(0, '127.0.0.1');
await once(api, 'listening');
const program = 'node_modules/@ivotoby/openapi-mcp-server/bin/mcp-server.js';
const url = `http://127.0.0.1:${api.address().port}`;
const args = [program, '--api-base-url', url, '--openapi-spec', 'api.yaml'];
const client = new Client({name: 'agent', version: '1'});
await client.connect(new StdioClientTransport({command: process.execPath, args, stderr: 'ignore'}));
const {tools} = await client.listTools();
console.log(`fields: ${Object.keys(tools[0].inputSchema.properties).join(', ')}`);
const values = {name: 'old.txt', body_name: 'new.txt', size: 1};
await client.callTool({name: tools[0].name, arguments: values});
await client.close();
api.close();
JS
node call.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
fields: name, body_name, size
request: PUT /files/old.txt {"body_name":"new.txt","size":1}
EXPECTED
