#!/usr/bin/env bash
# Two tags in a form arrive as one, and a body that is `false` does not arrive: requests as Swagger UI makes them.
#
# Versions:  swagger-client 3.37.3, which Swagger UI sends with. Node 20 or newer; its FormData reads the parts.
# Input:     OpenAPI 3.0 with a list in the query, in a form (application/x-www-form-urlencoded), and in one with parts
#            (multipart/form-data), without `encoding`; and a body of JSON that is a boolean.
# Expected:  the list twice by its name in each: `explode` is true for what has the style "form", which is the default
#            of a query and of the fields of a form, and a part for each value is the default of the other. `false` as
#            it is.
# Seen:      so it is in the query. In both forms the values are joined by a comma, so that the server has one tag. A
#            body of `true` or 1 is sent; for `false` or 0 there is the header of its type, and no body. There is no
#            warning, and what is tried by hand on a page of a contract has one tag, mostly.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund swagger-client@3.37.3
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import SwaggerClient from 'swagger-client';

const server = createServer(async (request, response) => {
  const headers = new Headers(request.headers);
  headers.delete('transfer-encoding');
  const chunks = await request.toArray();
  const type = headers.get('content-type')?.split(';')[0];
  const body = Buffer.concat(chunks);
  const isForm = type?.includes('form');
  const fields = isForm && [...(await new Response(body, {headers}).formData())];
  const query = [...new URL(request.url, 'http://localhost').searchParams];
  console.log(`  ${type ?? 'the query'}: ${JSON.stringify(isForm ? fields : type ? String(body) : query)}`);
  response.end();
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const tags = {type: 'array', items: {type: 'string'}};
const form = {schema: {type: 'object', properties: {tag: tags}}};
const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const responses = {200: {description: 'Done.'}};
const spec = {
  openapi: '3.0.3',
  info: {title: 'Jobs', version: '1'},
  servers: [{url: `http://127.0.0.1:${server.address().port}`}],
  paths: {
    '/jobs': {get: {operationId: 'list', parameters: [{name: 'tag', in: 'query', schema: tags}], responses}},
    '/form': {post: {operationId: 'form', requestBody: {content: {[types[0]]: form, [types[1]]: form}}, responses}},
    '/loop': {put: {operationId: 'loop', requestBody: {content: {'application/json': {schema: {}}}}, responses}},
  },
};
console.log('two tags');
await SwaggerClient.execute({spec, operationId: 'list', parameters: {tag: ['red', 'blue']}});
for (const requestContentType of types) {
  await SwaggerClient.execute({spec, operationId: 'form', requestBody: {tag: ['red', 'blue']}, requestContentType});
}
for (const requestBody of [true, false, 1, 0]) {
  console.log(requestBody);
  await SwaggerClient.execute({spec, operationId: 'loop', requestBody, requestContentType: 'application/json'});
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
two tags
  the query: [["tag","red"],["tag","blue"]]
  application/x-www-form-urlencoded: [["tag","red,blue"]]
  multipart/form-data: [["tag","red,blue"]]
true
  application/json: "true"
false
  application/json: ""
1
  application/json: "1"
0
  application/json: ""
EXPECTED
