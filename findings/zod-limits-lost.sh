#!/usr/bin/env bash
# Validators that are made from a contract let through what the contract forbids.
#
# Versions:  @hey-api/openapi-ts 0.95.0 (zod), openapi-zod-client 1.18.3, zod 3.25.76. Node 20.
# Input:     OpenAPI 3.1, `width: {type: integer, multipleOf: 8}`, as image models ask for, and
#            `note: {type: [string, 'null'], maxLength: 5}`.
# Expected:  both refuse a width of 9 and a note of 12 characters.
# Seen:      @hey-api/openapi-ts leaves `multipleOf` out and keeps the length; openapi-zod-client keeps `multipleOf` and
#            leaves out the length of a string that can be null. Neither warns, so each passes one bad value.
# For us:    the contract has no `multipleOf`, and no limit on what can be null.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund \
  @hey-api/openapi-ts@0.95.0 openapi-zod-client@1.18.3 @zodios/core@10.9.6 axios@1.21.1 zod@3.25.76 typescript@5.9.3 tsx@4.20.6
cat >api.yaml <<'YAML'
openapi: 3.1.0
info: {title: Images, version: '1'}
paths:
  /images:
    post:
      operationId: addImage
      requestBody:
        required: true
        content: {application/json: {schema: {$ref: '#/components/schemas/Image'}}}
      responses:
        '200':
          description: The image
          content: {application/json: {schema: {$ref: '#/components/schemas/Image'}}}
components:
  schemas:
    Image:
      type: object
      required: [width, note]
      properties:
        width: {type: integer, multipleOf: 8}
        note: {type: [string, 'null'], maxLength: 5}
YAML
npx openapi-ts -i api.yaml -o hey-api -p zod >/dev/null 2>&1
npx openapi-zod-client api.yaml -o zod-client.ts --export-schemas >/dev/null 2>&1
cat >validate.mts <<'TS'
import {zImage} from './hey-api/zod.gen.ts';
import {schemas} from './zod-client.ts';

for (const [name, schema] of Object.entries({'hey-api': zImage, 'openapi-zod-client': schemas.Image})) {
  const passes = (value: unknown) => (schema.safeParse(value).success ? 'passes' : 'is refused');
  console.log(`${name}: width 9 ${passes({width: 9, note: null})}`);
  console.log(`${name}: long note ${passes({width: 8, note: 'far too long'})}`);
}
TS
npx tsx validate.mts | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
hey-api: width 9 passes
hey-api: long note is refused
openapi-zod-client: width 9 is refused
openapi-zod-client: long note passes
EXPECTED
