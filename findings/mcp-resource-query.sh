#!/usr/bin/env bash
# A resource of an MCP server whose address may have a query is found with all of its parameters in one order, or not at all.
#
# Versions:  @modelcontextprotocol/sdk 1.32.2, Node 20 or newer.
# Input:     resources with the templates `jobs://list{?status,limit}` and `docs://{title}`, which is RFC 6570, as MCP has
#            it, and addresses that such a template expands to. In RFC 6570, a variable without a value is left out.
# Expected:  each address leads to its resource, with the values that are there; `What%20now` is the title "What now".
# Seen:      "Resource not found" without a query, with one of the two parameters, and with both in the other order. The
#            title reaches the program as What%20now. The template itself writes the addresses that the server does not
#            find.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @modelcontextprotocol/sdk@1.32.2
cat >seen.mjs <<'JS'
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {McpServer, ResourceTemplate} from '@modelcontextprotocol/sdk/server/mcp.js';
import {UriTemplate} from '@modelcontextprotocol/sdk/shared/uriTemplate.js';

const JOBS = 'jobs://list{?status,limit}';
const server = new McpServer({name: 'jobs', version: '1.0.0'});
for (const template of [JOBS, 'docs://{title}']) {
  server.registerResource(template, new ResourceTemplate(template, {list: undefined}), {}, (uri, values) => ({
    contents: [{uri: uri.href, text: JSON.stringify(values)}],
  }));
}
const [here, there] = InMemoryTransport.createLinkedPair();
const client = new Client({name: 'agent', version: '1.0.0'});
await Promise.all([server.connect(there), client.connect(here)]);

const choices = [{status: 'done', limit: '5'}, {status: 'done'}, {}];
const addresses = choices.map((values) => new UriTemplate(JOBS).expand(values));
for (const uri of [...addresses, 'jobs://list?limit=5&status=done', 'docs://What%20now']) {
  try {
    console.log(uri, (await client.readResource({uri})).contents[0].text);
  } catch (error) {
    console.log(uri, error.message.includes('not found') ? 'not found' : error.message);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
jobs://list?status=done&limit=5 {"status":"done","limit":"5"}
jobs://list?status=done not found
jobs://list not found
jobs://list?limit=5&status=done not found
docs://What%20now {"title":"What%20now"}
EXPECTED
