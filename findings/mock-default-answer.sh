#!/usr/bin/env bash
# Mock servers that are made from a contract answer a call with the error, as a success, or with the status NaN.
#
# Versions:  @mockoon/cli 9.9.0, @msw/source 0.6.1 with msw 2.15.0; beside them @scalar/mock-server 0.14.4. Node 20.
# Input:     OpenAPI 3.1, POST /lamp with `2XX`, a lamp, and `default`, an error; the same with `201`. A range is one of
#            the forms of a status code, and `default` means every status that is not listed.
# Expected:  200 or 201 with a lamp, in both cases.
# Seen:      the import of Mockoon leaves out `2XX` and gives `default` the status 200: {"error": …}, as a success. MSW
#            answers `2XX` with the lamp and the status NaN, so `response.ok` is false. Scalar answers 200 with the lamp.
# For us:    Mockoon imports openapi-200.yaml; the mock server of the site answers successes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @mockoon/cli@9.9.0 @scalar/mock-server@0.14.4 \
  @msw/source@0.6.1 msw@2.15.0 yaml@2.8.1
cat >2XX.yaml <<'YAML'
openapi: 3.1.0
info: {title: Lamps, version: '1'}
servers: [{url: 'https://api.example.com'}]
paths:
  /lamp:
    post:
      operationId: addLamp
      responses:
        2XX:
          description: The lamp
          content: {application/json: {schema: {type: object, required: [lamp], properties: {lamp: {type: string}}}}}
        default:
          description: An error
          content: {application/json: {schema: {type: object, required: [error], properties: {error: {type: string}}}}}
YAML
sed "s/2XX:/'201':/" 2XX.yaml >201.yaml
for name in 2XX 201; do npx mockoon-cli import -i "$name.yaml" -o "$name.json" >/dev/null; done
cat >seen.mjs <<'JS'
import {fromOpenApi} from '@msw/source/open-api';
import {createMockServer} from '@scalar/mock-server';
import {setupServer} from 'msw/node';
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

const show = (name, status, body) => console.log(`${name}: ${status} ${Object.keys(JSON.parse(body))}`);
for (const name of ['2XX', '201']) {
  const {routes} = JSON.parse(readFileSync(`${name}.json`, 'utf8'));
  const sent = routes[0].responses.find((response) => response.default);
  show(`${name}, Mockoon`, sent.statusCode, sent.body);

  const read = () => parse(readFileSync(`${name}.yaml`, 'utf8'));
  const app = await createMockServer({document: read()});
  const answer = await app.request('/lamp', {method: 'POST', headers: {accept: 'application/json'}});
  show(`${name}, Scalar`, answer.status, await answer.text());

  const server = setupServer(...(await fromOpenApi(read())));
  server.listen();
  const mocked = await fetch('https://api.example.com/lamp', {method: 'POST'});
  show(`${name}, MSW`, mocked.status, await mocked.text());
  server.close();
}
process.exit();
JS
node seen.mjs 2>/dev/null | grep -E '^2.*: ' | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
2XX, Mockoon: 200 error
2XX, Scalar: 200 lamp
2XX, MSW: NaN lamp
201, Mockoon: 201 lamp
201, Scalar: 201 lamp
201, MSW: 201 lamp
EXPECTED
