#!/usr/bin/env bash
# An app is deleted by force, although the call says `force=False`, as Python writes it: for the server it is true.
#
# Versions:  express-openapi 12.1.3 with express 4.22.3; beside it ajv 8.20.0 with `coerceTypes`. Node 20 or newer.
# Input:     queries as clients send them for a parameter of the type boolean: `force=false`, `False` of Python's
#            requests, 0, no, and empty; and `limit=abc`, `limit=1.9`, and an empty one, for an integer.
# Expected:  false, or 400, as the contract knows true and false alone, and the server checks requests by it; 400 for
#            the limits, as there is for "abc".
# Seen:      all but "false" is true, without an error: the type is made right before it is checked. 1.9 is 1, and an
#            empty limit is 0. `x-openapi-coercion-strict` on a parameter leaves to the check what is neither true nor
#            false.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund express-openapi@12.1.3 express@4.22.3 ajv@8.20.0
cat >seen.mjs <<'JS'
import Ajv from 'ajv';
import express from 'express';
import {initialize} from 'express-openapi';

const schemas = {force: {type: 'boolean'}, limit: {type: 'integer'}};
const parameters = Object.entries(schemas).map(([name, schema]) => ({in: 'query', name, schema}));
const app = express();
const operation = (request, response) => response.json(request.query);
operation.apiDoc = {parameters, responses: {200: {description: 'OK'}}};
const apiDoc = {openapi: '3.0.3', info: {title: 'Apps', version: '1'}, paths: {}};
await initialize({app, apiDoc, paths: [{path: '/app', module: {delete: operation}}]});
app.use((error, request, response, next) => response.status(error.status ?? 500).end());
const server = app.listen(0);
const url = `http://localhost:${server.address().port}/app`;
const check = new Ajv({coerceTypes: true}).compile({type: 'object', properties: schemas});
const queries = ['true', 'false', 'False', '0', 'no', ''].map((value) => `force=${value}`);
for (const query of [...queries, 'limit=7', 'limit=abc', 'limit=1.9', 'limit=']) {
  const response = await fetch(`${url}?${query}`, {method: 'DELETE'});
  const values = Object.fromEntries(new URLSearchParams(query));
  const other = check(values) ? JSON.stringify(values) : 'an error';
  console.log(`${query}: ${response.status} ${await response.text()}; ajv ${other}`);
}
server.close();
server.closeAllConnections();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
force=true: 200 {"force":true}; ajv {"force":true}
force=false: 200 {"force":false}; ajv {"force":false}
force=False: 200 {"force":true}; ajv an error
force=0: 200 {"force":true}; ajv an error
force=no: 200 {"force":true}; ajv an error
force=: 200 {"force":true}; ajv an error
limit=7: 200 {"limit":7}; ajv {"limit":7}
limit=abc: 400 ; ajv an error
limit=1.9: 200 {"limit":1}; ajv an error
limit=: 200 {"limit":0}; ajv an error
EXPECTED
