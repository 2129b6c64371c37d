#!/usr/bin/env bash
# Example data that is made from a schema does not match the schema, and nothing says so.
#
# Versions:  json-schema-faker 0.6.3; ajv 8.20.0 with ajv-formats 3.0.1 judges. Node 20.
# Input:     schemas of JSON Schema 2020-12, which OpenAPI 3.1 uses: a text with a pattern and a length, keywords beside
#            a reference, names of properties with a pattern, and a duration.
# Expected:  values that match, or an error for a keyword that is not supported.
# Seen:      with a length, the pattern is dropped, so that a text of small letters has capitals. What stands beside
#            a reference takes the place of what the reference requires. Names of properties do not follow their
#            pattern, and a duration is "PT0D", which is none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund json-schema-faker@0.6.3 ajv@8.20.0 ajv-formats@3.0.1
cat >seen.mjs <<'JS'
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {generate} from 'json-schema-faker';
const SCHEMAS = {
  pattern: {type: 'string', pattern: '^[a-z]+$'},
  'pattern and length': {type: 'string', pattern: '^[a-z]+$', minLength: 8, maxLength: 10},
  reference: {$defs: {size: {type: 'object', properties: {width: {type: 'integer'}}, required: ['width']}}, $ref: '#/$defs/size'},
  'beside a reference': {
    $defs: {size: {type: 'object', properties: {width: {type: 'integer'}}, required: ['width']}},
    $ref: '#/$defs/size',
    properties: {height: {type: 'integer'}},
    required: ['height'],
  },
  'names of properties': {type: 'object', propertyNames: {pattern: '^x-'}, additionalProperties: {type: 'string'}, minProperties: 2},
  duration: {type: 'string', format: 'duration'},
};
const ajv = new Ajv.default({strict: false});
addFormats.default(ajv);
for (const [name, schema] of Object.entries(SCHEMAS)) {
  const isValid = ajv.compile(schema);
  let wrong = 0;
  for (let turn = 0; turn < 20; turn += 1) if (!isValid(await generate(schema))) wrong += 1;
  console.log(`${name}: ${wrong === 0 ? 'all match' : 'some do not match'}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
pattern: all match
pattern and length: some do not match
reference: all match
beside a reference: some do not match
names of properties: some do not match
duration: some do not match
EXPECTED
