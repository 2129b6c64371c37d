#!/usr/bin/env bash
# A contract gets its host from the environment, is valid before and after, and accepts every body from then on.
#
# Versions:  envsubst of gettext 0.21 of Debian 12; @apidevtools/swagger-parser 13.0.0 and openapi-typescript 7.13.0
#            read the result, with typescript 5.9.3. It needs Debian 12, after `apt-get update`; Node 20 or newer.
# Input:     OpenAPI 3.1 with the server `https://${API_HOST}` and a body by `$ref`, through `envsubst`, with API_HOST
#            set.
# Expected:  the host is put in. `$ref` is no variable that anybody has set; at the worst, a tool that reads the result
#            says that a reference is gone.
# Seen:      `$ref` is a variable without a value: `"": "#/components/schemas/App"`. A schema may have fields of any
#            name, so swagger-parser says that the contract is valid, and the body is any; openapi-typescript makes it
#            `unknown`. `envsubst '$API_HOST'` leaves the rest alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download gettext-base >/dev/null 2>&1
dpkg -x ./*.deb packages
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @apidevtools/swagger-parser@13.0.0 \
  openapi-typescript@7.13.0 typescript@5.9.3
cat >template.json <<'JSON'
{
  "openapi": "3.1.0",
  "info": {"title": "Apps", "version": "1"},
  "servers": [{"url": "https://${API_HOST}"}],
  "paths": {
    "/app": {
      "post": {
        "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/App"}}}},
        "responses": {"201": {"description": "Created"}}
      }
    }
  },
  "components": {"schemas": {"App": {"type": "object", "properties": {"name": {"type": "string"}}}}}
}
JSON
export API_HOST=api.example.test
packages/usr/bin/envsubst <template.json >all.json
# shellcheck disable=SC2016
packages/usr/bin/envsubst '$API_HOST' <template.json >named.json
cat >seen.mjs <<'JS'
import parser from '@apidevtools/swagger-parser';
import {execFileSync} from 'node:child_process';

for (const file of ['named.json', 'all.json']) {
  const {servers, paths} = await parser.validate(file);
  const {schema} = paths['/app'].post.requestBody.content['application/json'];
  const types = execFileSync('npx', ['openapi-typescript', file], {encoding: 'utf8', stdio: 'pipe'});
  console.log(`${file}: valid, ${servers[0].url}, type ${types.match(/"application\/json": (.*);/)[1]}`);
  console.log(`  ${JSON.stringify(schema)}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
named.json: valid, https://api.example.test, type components["schemas"]["App"]
  {"type":"object","properties":{"name":{"type":"string"}}}
all.json: valid, https://api.example.test, type unknown
  {"":"#/components/schemas/App"}
EXPECTED
