#!/usr/bin/env bash
# A client asks for another address than it shows: a list in a query gets brackets that are not in the contract.
#
# Versions:  openapi-client-axios 7.9.1 with axios 1.21.1. Node 20 or newer.
# Input:     OpenAPI 3.1, a GET with the query parameters `tags` (a list, so `form` and `explode: true`), `ids` (a list
#            with `explode: false`), and `filter` (an object, so `form`); the config and its URL by
#            `getRequestConfigForOperation`, and the call of the operation.
# Expected:  tags=a&tags=b, ids=1,2 and state=done, as OpenAPI has it for these styles, in the call as in the URL.
# Seen:      the URL is right. The call is made by axios, which knows nothing of the contract: tags[]=a, ids[]=1, and
#            filter[state]=done. A server that goes by the contract finds none of the three, and lists everything, or
#            refuses. `paramsSerializer` of axios, set by hand, is the way out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openapi-client-axios@7.9.1 axios@1.21.1
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import {OpenAPIClientAxios} from 'openapi-client-axios';

const server = createServer((request, response) => {
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(request.url));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const list = {type: 'array', items: {type: 'string'}};
const parameters = [
  {name: 'tags', in: 'query', schema: list},
  {name: 'ids', in: 'query', explode: false, schema: list},
  {name: 'filter', in: 'query', schema: {type: 'object', properties: {state: {type: 'string'}}}},
];
const definition = {
  openapi: '3.1.0',
  info: {title: 'Jobs', version: '1'},
  servers: [{url: `http://127.0.0.1:${server.address().port}`}],
  paths: {'/jobs': {get: {operationId: 'listJobs', parameters, responses: {200: {description: 'Jobs'}}}}},
};
const api = new OpenAPIClientAxios({definition});
const client = await api.init();
const values = {tags: ['a', 'b'], ids: ['1', '2'], filter: {state: 'done'}};
const {url} = api.getRequestConfigForOperation(api.getOperation('listJobs'), [values]);
console.log(`the URL: ${decodeURIComponent(new URL(url).search)}`);
const {data} = await client.listJobs(values);
console.log(`the call: ${decodeURIComponent(data).replace('/jobs', '')}`);
server.close();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
the URL: ?tags=a&tags=b&ids=1,2&state=done
the call: ?tags[]=a&tags[]=b&ids[]=1&ids[]=2&filter[state]=done
EXPECTED
