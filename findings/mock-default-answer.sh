#!/usr/bin/env bash
# A mock server that is made from a contract answers each call with the error, as a success.
#
# Versions:  @mockoon/cli 9.9.0. Node 20.
# Input:     OpenAPI 3.1, POST /lamp with `2XX`, a lamp, and `default`, an error. A range is one of the forms of a status
#            code, and `default` means every status that is not listed.
# Expected:  200 or 201 with a lamp.
# Seen:      the import leaves out the answer `2XX` and gives `default` the status 200: {"error": ""}, as a success.
#            With `201` in place of `2XX`, the lamp comes.
# For us:    for Mockoon, openapi-200.yaml is the contract to import.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @mockoon/cli@9.9.0
cat >2XX.yaml <<'YAML'
openapi: 3.1.0
info: {title: Lamps, version: '1'}
paths:
  /lamp:
    post:
      operationId: addLamp
      responses:
        2XX:
          description: The lamp
          content: {application/json: {schema: {type: object, properties: {lamp: {type: string}}}}}
        default:
          description: An error
          content: {application/json: {schema: {type: object, properties: {error: {type: string}}}}}
YAML
sed "s/2XX:/'201':/" 2XX.yaml >201.yaml
cat >read.cjs <<'JS'
const [name] = process.argv.slice(2);
const {routes} = require(`./${name}.json`);
for (const {statusCode, body, default: isDefault} of routes[0].responses) {
  console.log(`${name}: ${statusCode} ${Object.keys(JSON.parse(body))}${isDefault ? ', which is sent' : ''}`);
}
JS
for name in 2XX 201; do
  npx mockoon-cli import -i "$name.yaml" -o "$name.json" >/dev/null
  node read.cjs "$name"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
2XX: 200 error, which is sent
201: 201 lamp, which is sent
201: 200 error
EXPECTED
