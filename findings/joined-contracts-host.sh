#!/usr/bin/env bash
# Two contracts that are merged send the key of the first, and the calls of the second, to the host of the first.
#
# Versions:  openapi-merge-cli 2.0.2; beside it @redocly/cli 2.77.0. Node 20.
# Input:     two OpenAPI 3.0 files with one operation each, each with its own `servers` and `security`, as a company has
#            whose services run on hosts of their own.
# Expected:  each operation keeps its host and its key: OpenAPI allows both at a path or an operation.
# Seen:      openapi-merge takes `servers` and `security` of the first file for all: a client calls the bills at the host
#            of the apps, with the key of the apps, and there is no warning. `redocly join` keeps them apart.
# For us:    the two contracts of the site are two files.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openapi-merge-cli@2.0.2 @redocly/cli@2.77.0 yaml@2.8.1
write() { # the name of the service
  cat >"$1.yaml" <<YAML
openapi: 3.0.3
info: {title: $1, version: '1'}
servers: [{url: 'https://$1.example.com'}]
security: [{$1-key: []}]
paths: {/$1: {get: {operationId: $1, responses: {'200': {description: The $1}}}}}
components: {securitySchemes: {$1-key: {type: apiKey, in: header, name: x-$1-key}}}
YAML
}
write apps
write bills
cat >openapi-merge.json <<'JSON'
{"inputs": [{"inputFile": "apps.yaml"}, {"inputFile": "bills.yaml"}], "output": "openapi-merge.yaml"}
JSON
npx openapi-merge-cli >/dev/null 2>&1
npx redocly join apps.yaml bills.yaml -o redocly.yaml >/dev/null 2>&1
cat >seen.cjs <<'JS'
const {readFileSync} = require('node:fs');
const {parse} = require('yaml');

for (const name of ['openapi-merge', 'redocly']) {
  const {servers, security, paths} = parse(readFileSync(`${name}.yaml`, 'utf8'));
  for (const [path, item] of Object.entries(paths)) {
    const [{url}] = item.get.servers ?? item.servers ?? servers;
    const [key] = Object.keys((item.get.security ?? security)[0]);
    console.log(`${name}: ${url}${path}, ${key}`);
  }
}
JS
node seen.cjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
openapi-merge: https://apps.example.com/apps, apps-key
openapi-merge: https://apps.example.com/bills, apps-key
redocly: https://apps.example.com/apps, apps-key
redocly: https://bills.example.com/bills, bills-key
EXPECTED
