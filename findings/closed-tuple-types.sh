#!/usr/bin/env bash
# A pair that is closed with `items: false` becomes an array that can hold nothing.
#
# Versions:  oazapfts 7.5.0, dtsgenerator 3.19.2; beside them @hey-api/openapi-ts 0.95.0. Node 20.
# Input:     OpenAPI 3.1, `prefixItems: [{type: string}, {type: number}]` with `items: false`, the JSON Schema
#            2020-12 form of "exactly these two".
# Expected:  [string, number].
# Seen:      oazapfts writes `never[]`, dtsgenerator `void[]`: they read `items` and pass over `prefixItems`, so the
#            stricter schema gives the type that accepts no value. @hey-api/openapi-ts writes the pair.
# For us:    the contract has no tuple; a pair would be an object.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund \
  oazapfts@7.5.0 dtsgenerator@3.19.2 @hey-api/openapi-ts@0.95.0 typescript@5.9.3
cat >api.yaml <<'YAML'
openapi: 3.1.0
info: {title: Points, version: '1'}
paths:
  /point:
    get:
      operationId: getPoint
      responses:
        '200':
          description: A point
          content: {application/json: {schema: {$ref: '#/components/schemas/Point'}}}
components:
  schemas:
    Point:
      type: object
      required: [pair]
      properties:
        pair: {type: array, prefixItems: [{type: string}, {type: number}], items: false}
YAML
npx oazapfts api.yaml oazapfts.ts >/dev/null 2>&1
npx dtsgen -o dtsgenerator.ts api.yaml >/dev/null 2>&1
npx openapi-ts -i api.yaml -o hey-api >/dev/null 2>&1
for file in oazapfts.ts dtsgenerator.ts hey-api/types.gen.ts; do
  echo "${file%%[./]*}: $(tr -d ' \n' <"$file" | grep -o 'pair:[^;]*;')"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
oazapfts: pair:never[];
dtsgenerator: pair:void[];
hey-api: pair:[string,number];
EXPECTED
