#!/usr/bin/env bash
# swagger-typescript-api loses the null of an enumeration, and keeps that of a plain type.
#
# Versions:  swagger-typescript-api 13.13.0; beside it openapi-typescript 7.13.0 with typescript 5.9.3. Node 20.
# Input:     OpenAPI 3.1 properties `type: [string, 'null']`, one of them with `enum: [up, down, null]`.
# Expected:  both are "or null".
# Seen:      the plain one is `string | null`, the enumeration is `"up" | "down"`: code that never checks for null
#            compiles. openapi-typescript has the null in both.
# For us:    no enumeration of the contract holds null.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund \
  swagger-typescript-api@13.13.0 openapi-typescript@7.13.0 typescript@5.9.3
cat >api.yaml <<'YAML'
openapi: 3.1.0
info: {title: Lamps, version: '1'}
paths: {}
components:
  schemas:
    Lamp:
      type: object
      required: [name, state]
      properties:
        name: {type: [string, 'null']}
        state: {type: [string, 'null'], enum: [up, down, null]}
YAML
npx swagger-typescript-api generate -p api.yaml -o . -n one.ts >/dev/null
npx openapi-typescript api.yaml -o two.ts >/dev/null
for file in one.ts two.ts; do
  echo "$file: $(grep -E '^ *(name|state): ' "$file" | tr -d '\n' | tr -s ' ')"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
one.ts:  name: string | null; state: "up" | "down";
two.ts:  name: string | null; state: "up" | "down" | null;
EXPECTED
