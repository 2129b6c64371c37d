#!/usr/bin/env bash
# A schema that a discriminator names, as the specification allows, counts as unused, and is removed.
#
# Versions:  openapi-format 1.33.6; beside it @redocly/cli 2.77.0. Node 20.
# Input:     OpenAPI 3.0, a Pet with a discriminator whose mapping has `dog: '#/components/schemas/Dog'` and `cat: Cat`,
#            and both as allOf of Pet. Only the mapping leads to them. A name is one of the two forms of a mapping.
# Expected:  both are kept, or none: the two entries mean the same.
# Seen:      `unusedComponents` keeps Dog and removes Cat, and leaves `cat: Cat` in the mapping, which now names nothing.
#            The result counts as valid; redocly keeps both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openapi-format@1.33.6 @redocly/cli@2.77.0
cat >api.yaml <<'YAML'
openapi: 3.0.3
info: {title: Pets, version: '1'}
paths:
  /pet:
    get:
      operationId: getPet
      responses:
        '200': {description: The pet, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
components:
  schemas:
    Pet:
      type: object
      required: [kind]
      properties: {kind: {type: string}}
      discriminator: {propertyName: kind, mapping: {dog: '#/components/schemas/Dog', cat: Cat}}
    Dog: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {bark: {type: boolean}}}]}
    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {purr: {type: boolean}}}]}
YAML
echo 'unusedComponents: [schemas]' >filter.yaml
npx openapi-format api.yaml --filterFile filter.yaml --no-sort -o formatted.yaml >/dev/null
npx redocly bundle api.yaml --remove-unused-components -o bundled.yaml >/dev/null 2>&1
list() { sed -n '/^  schemas:/,$p' "$1" | grep -oE '^    [A-Z][a-z]+' | xargs; }
echo "openapi-format: $(list formatted.yaml), and $(grep -oE 'cat: .*' formatted.yaml)"
echo "redocly:        $(list bundled.yaml)"
[[ $(list formatted.yaml) == 'Pet Dog' && $(list bundled.yaml) == 'Pet Dog Cat' ]]
grep -q 'cat: Cat' formatted.yaml
echo "As recorded."
