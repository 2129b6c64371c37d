#!/usr/bin/env bash
# A field that is named `nullable` is gone after a conversion to OpenAPI 3.1.
#
# Versions:  openapi-format 1.33.6, @scalar/openapi-parser 0.24.17. Node 20.
# Input:     OpenAPI 3.0, an object that describes a column of a table: the fields `type` and `nullable`, both required,
#            and an example of it, `{type: text, nullable: true}`.
# Expected:  the same field, and the same example under the keyword of 3.1: names and data are no keywords.
# Seen:      openapi-format takes the field for the keyword and removes it; it is still required. Both change the example
#            to `{type: [text, "null"]}`, which its own schema refuses. Neither says so.
# For us:    the contract is written in 3.1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openapi-format@1.33.6 @scalar/openapi-parser@0.24.17 yaml@2.8.1
cat >api.yaml <<'YAML'
openapi: 3.0.3
info: {title: Columns, version: '1'}
paths: {}
components:
  schemas:
    Column:
      type: object
      required: [type, nullable]
      properties: {type: {type: string}, nullable: {type: boolean}}
      example: {type: text, nullable: true}
YAML
npx openapi-format api.yaml --convertTo 3.1 --no-sort -o openapi-format.yaml >/dev/null 2>&1
cat >seen.mjs <<'JS'
import {upgrade} from '@scalar/openapi-parser';
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

const read = (file) => parse(readFileSync(file, 'utf8'));
const results = {'openapi-format': read('openapi-format.yaml'), scalar: upgrade(read('api.yaml')).specification};
for (const [name, {components}] of Object.entries(results)) {
  const {required, properties, example, examples} = components.schemas.Column;
  console.log(`${name}: required ${required}, properties ${Object.keys(properties)}`);
  console.log(`${name}: ${JSON.stringify(example ?? examples[0])}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
openapi-format: required type,nullable, properties type
openapi-format: {"type":["text","null"]}
scalar: required type,nullable, properties type,nullable
scalar: {"type":["text","null"]}
EXPECTED
