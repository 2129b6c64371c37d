#!/usr/bin/env bash
# `application/json; charset=utf-8` costs a generated validator its answer.
#
# Versions:  openapi-zod-client 1.18.3, orval 7.13.2 (zod); beside them @hey-api/openapi-ts 0.95.0. Node 20.
# Input:     OpenAPI 3.1, POST /points whose request and answer are `application/json; charset=utf-8`: a media type
#            with a parameter, as frameworks write it that take their contract from the headers they send.
# Expected:  the same schemas as for application/json.
# Seen:      openapi-zod-client keeps the body and writes `response: z.void()`, so a correct answer is refused; orval
#            writes nothing at all. Neither warns. @hey-api/openapi-ts writes both.
# For us:    the contract says application/json everywhere.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund \
  openapi-zod-client@1.18.3 orval@7.13.2 @hey-api/openapi-ts@0.95.0 zod@3.25.76 typescript@5.9.3
cat >api.yaml <<'YAML'
openapi: 3.1.0
info: {title: Points, version: '1'}
paths:
  /points:
    post:
      operationId: addPoint
      requestBody:
        required: true
        content:
          application/json; charset=utf-8:
            schema: {$ref: '#/components/schemas/Point'}
      responses:
        '200':
          description: The point
          content:
            application/json; charset=utf-8:
              schema: {$ref: '#/components/schemas/Point'}
components:
  schemas:
    Point: {type: object, required: [x], properties: {x: {type: number}}}
YAML
npx openapi-zod-client api.yaml -o zod-client.ts >/dev/null 2>&1
npx orval --input api.yaml --output orval.ts --client zod >/dev/null 2>&1
npx openapi-ts -i api.yaml -o hey-api -p zod >/dev/null 2>&1
{
  echo "openapi-zod-client: $(grep -o 'type: "Body"' zod-client.ts), $(grep -o 'response: [^,]*' zod-client.ts)"
  echo "orval: $(grep -c 'export' orval.ts || true) schemas"
  echo "hey-api: $(grep -oE 'zAddPoint(Body|Response)' hey-api/zod.gen.ts | tr '\n' ' ')"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
openapi-zod-client: type: "Body", response: z.void()
orval: 0 schemas
hey-api: zAddPointBody zAddPointResponse 
EXPECTED
