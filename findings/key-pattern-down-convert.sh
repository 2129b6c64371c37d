#!/usr/bin/env bash
# A map whose keys have a pattern becomes an object that may have no key, on the way from OpenAPI 3.1 to 3.0.
#
# Versions:  @apiture/openapi-down-convert 0.14.2, openapi-response-validator 12.1.3. Node 20.
# Input:     OpenAPI 3.1, `patternProperties: {^x-: {type: string}}` with `additionalProperties: false`, as for labels;
#            and `exclusiveMinimum: 0`, which is a number in 3.1 and a boolean beside `minimum` in 3.0.
# Expected:  3.0 has no patterns of keys, so `additionalProperties: {type: string}`, or nothing; and the limit as 3.0
#            writes it, or an error.
# Seen:      the pattern is taken out and `additionalProperties: false` stays: each label of a correct answer is refused.
#            The limit stays a number, which 3.0 does not allow. There is no warning.
# For us:    the contract has neither.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund \
  @apiture/openapi-down-convert@0.14.2 openapi-response-validator@12.1.3 yaml@2.8.1
cat >api.yaml <<'YAML'
openapi: 3.1.0
info: {title: Apps, version: '1'}
paths:
  /app:
    get:
      responses:
        '200':
          description: The app
          content:
            application/json:
              schema:
                type: object
                properties:
                  labels: {type: object, patternProperties: {^x-: {type: string}}, additionalProperties: false}
                  weight: {type: number, exclusiveMinimum: 0}
YAML
npx openapi-down-convert -i api.yaml -o api30.yaml
cat >seen.cjs <<'JS'
const {readFileSync} = require('node:fs');
const {default: ResponseValidator} = require('openapi-response-validator');
const {parse} = require('yaml');

const {openapi, paths} = parse(readFileSync('api30.yaml', 'utf8'));
const {responses} = paths['/app'].get;
const {labels, weight} = responses['200'].content['application/json'].schema.properties;
const failure = new ResponseValidator({responses}).validateResponse(200, {labels: {'x-team': 'blue'}});
console.log(openapi);
console.log(JSON.stringify(labels));
console.log(JSON.stringify(weight));
console.log(failure?.errors[0].message ?? 'valid');
JS
node seen.cjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
3.0.3
{"type":"object","additionalProperties":false}
{"type":"number","exclusiveMinimum":0}
must NOT have additional properties
EXPECTED
