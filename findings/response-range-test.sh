#!/usr/bin/env bash
# A test that compares answers with their contract refuses every answer whose status is documented as a range.
#
# Versions:  openapi-validator 0.14.2, with which jest-openapi and chai-openapi-response-validator compare; beside it
#            express-openapi-validator 5.6.2 with express 5.3.0. Node 20.
# Input:     OpenAPI 3.0, POST /lamp that answers `2XX` with {id}, or `default` with it; an answer of 201, {"id": "a1"},
#            and one of 201, {"id": 1}.
# Expected:  the first is right, the second is wrong: a range and `default` stand for 201.
# Seen:      with either, openapi-validator refuses both, as it looks for '201' alone. express-openapi-validator tells
#            right from wrong.
# For us:    the contract has `2XX`; openapi-200.yaml does for a server that answers 200.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openapi-validator@0.14.2 express-openapi-validator@5.6.2 \
  express@5.3.0
cat >seen.mjs <<'JS'
import express from 'express';
import {middleware} from 'express-openapi-validator';
import {writeFileSync} from 'node:fs';
import openApiValidator from 'openapi-validator';

const {makeApiSpec, makeResponse} = openApiValidator;
const schema = {type: 'object', required: ['id'], properties: {id: {type: 'string'}}};
const contract = (status) => ({
  openapi: '3.0.3',
  info: {title: 'Lamps', version: '1'},
  paths: {'/lamp': {post: {responses: {[status]: {description: 'A lamp', content: {'application/json': {schema}}}}}}},
});

for (const status of ['201', '2XX', 'default']) {
  writeFileSync('api.json', JSON.stringify(contract(status)));
  const api = await makeApiSpec(`${process.cwd()}/api.json`);
  const request = {method: 'POST', path: '/lamp'};
  const byJest = ['a1', 1].map((id) => {
    const error = api.validateResponse(makeResponse({status: 201, data: {id}, headers: {}, config: {}, request}));
    return error ? 'refused' : 'right';
  });

  const app = express().set('env', 'test').use(middleware({apiSpec: 'api.json', validateResponses: true}));
  app.post('/lamp', ({headers}, response) => response.status(201).json({id: JSON.parse(headers['x-id'])}));
  app.use((error, request, response, next) => response.sendStatus(500));
  const server = app.listen(0);
  await new Promise((resolve) => server.on('listening', resolve));
  const url = `http://127.0.0.1:${server.address().port}/lamp`;
  const byExpress = [];
  for (const id of ['"a1"', '1']) {
    const response = await fetch(url, {method: 'POST', headers: {'x-id': id}});
    byExpress.push(response.ok ? 'right' : 'refused');
  }
  server.close();
  console.log(`${status}: openapi-validator ${byJest.join(', ')}; express-openapi-validator ${byExpress.join(', ')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
201: openapi-validator right, refused; express-openapi-validator right, refused
2XX: openapi-validator refused, refused; express-openapi-validator right, refused
default: openapi-validator refused, refused; express-openapi-validator right, refused
EXPECTED
