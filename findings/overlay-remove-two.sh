#!/usr/bin/env bash
# An overlay that removes two parameters removes another one, and keeps one of the two.
#
# Versions:  openapi-format 1.33.6; beside it bump-cli 2.11.0. Node 20.
# Input:     OpenAPI 3.1 with the parameters debug, trace and page, and an Overlay 1.0 whose one action removes what the
#            JSONPath `[?@.name == 'debug' || @.name == 'trace']` selects: two neighbors.
# Expected:  page is left, as with bump-cli.
# Seen:      trace is left. The first removal moves the rest of the list up, and the second goes by the old place: what
#            was to be hidden is published, and what was to be published is gone, with a tick and status 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openapi-format@1.33.6 bump-cli@2.11.0
cat >api.yaml <<'YAML'
openapi: 3.1.0
info: {title: Jobs, version: '1'}
paths:
  /jobs:
    get:
      parameters:
        - {name: debug, in: query, schema: {type: string}}
        - {name: trace, in: query, schema: {type: string}}
        - {name: page, in: query, schema: {type: string}}
      responses: {'200': {description: The jobs}}
YAML
cat >overlay.yaml <<'YAML'
overlay: 1.0.0
info: {title: Public, version: '1'}
actions:
  - target: $.paths['/jobs'].get.parameters[?@.name == 'debug' || @.name == 'trace']
    remove: true
YAML
npx openapi-format api.yaml --overlayFile overlay.yaml --no-sort -o openapi-format.yaml >/dev/null 2>&1
npx bump overlay api.yaml overlay.yaml >bump.yaml 2>/dev/null
for name in openapi-format bump; do
  echo "$name: $(grep -oE 'name: [a-z]+' "$name.yaml" | tr '\n' ' ')"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
openapi-format: name: trace 
bump: name: page 
EXPECTED
