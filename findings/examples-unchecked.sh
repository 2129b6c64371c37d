#!/usr/bin/env bash
# An example of the wrong type passes the linter in its new form, and is an error in the old one, which is deprecated.
#
# Versions:  @stoplight/spectral-cli 6.16.3 with its rules `spectral:oas`; beside it @redocly/cli 2.77.0. Node 20 or
#            newer.
# Input:     OpenAPI 3.1 with fields of type string, each with the number 17: as its `example`, as its `default`, and as
#            one of its `examples`, which OpenAPI 3.1 has in place of `example`.
# Expected:  an error for each: the rule is on, and is named after examples of schemas.
# Seen:      Spectral names `example` and `default`. Who moves to 3.1, and writes `examples`, has none of them checked
#            from then on, and the run is as clean as before. Redocly, with the rule `no-invalid-schema-examples`, names
#            both forms.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @stoplight/spectral-cli@6.16.3 @redocly/cli@2.77.0
cat >api.yaml <<'YAML'
openapi: 3.1.1
info: {title: Jobs, version: '1'}
servers: [{url: https://api.example.test}]
paths:
  /job:
    get:
      operationId: getJob
      responses:
        '200':
          description: The job
          content: {application/json: {schema: {$ref: '#/components/schemas/Job'}}}
components:
  schemas:
    Job:
      type: object
      properties:
        old: {type: string, example: 17}
        new: {type: string, examples: [17]}
        preset: {type: string, default: 17}
YAML
echo 'extends: ["spectral:oas"]' >.spectral.yaml
printf '%s\n' 'rules:' '  no-invalid-schema-examples: error' >redocly.yaml
{
  echo Spectral
  npx spectral lint api.yaml --format json --fail-severity hint 2>/dev/null >spectral.json || true
  node -p 'JSON.parse(fs.readFileSync("spectral.json")).map(({path}) => path.join("."))
    .filter((path) => path.startsWith("components")).join("\n")'
  echo Redocly
  npx redocly lint api.yaml --format json 2>/dev/null >redocly.json || true
  node -p 'JSON.parse(fs.readFileSync("redocly.json")).problems.map(({location: [{pointer}]}) => pointer).join("\n")'
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Spectral
components.schemas.Job.properties.old.example
components.schemas.Job.properties.preset.default
Redocly
#/components/schemas/Job/properties/old/example
#/components/schemas/Job/properties/new/examples/0
EXPECTED
