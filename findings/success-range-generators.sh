#!/usr/bin/env bash
# A success that is documented as `2XX` does not compile, has no type, or throws after the call, depending on the generator.
#
# Versions:  oazapfts 7.5.0, orval 7.13.2, swagger-typescript-api 13.13.0, openapi-zod-client 1.18.3; beside them
#            openapi-typescript 7.13.0 with typescript 5.9.3. Node 20.
# Input:     OpenAPI 3.1 with one POST that answers `2XX` with an object. Ranges are part of OpenAPI since 3.0.
# Expected:  the result of the call has the type of the object, as openapi-typescript has it.
# Seen:      oazapfts and orval write `status: 2XX`, which is no TypeScript (TS1351); swagger-typescript-api gives `any`,
#            and counts the success among the errors; openapi-zod-client gives `z.void()`, so its client throws after
#            the server has done what it was asked.
# For us:    openapi-200.yaml is the contract with `200` in place of `2XX`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund oazapfts@7.5.0 orval@7.13.2 \
  swagger-typescript-api@13.13.0 openapi-zod-client@1.18.3 openapi-typescript@7.13.0 typescript@5.9.3
cat >api.yaml <<'YAML'
openapi: 3.1.0
info: {title: Lamps, version: '1'}
paths:
  /lamp:
    post:
      operationId: addLamp
      responses:
        2XX:
          description: The lamp
          content: {application/json: {schema: {$ref: '#/components/schemas/Lamp'}}}
components:
  schemas:
    Lamp: {type: object, required: [id], properties: {id: {type: string}}}
YAML
npx openapi-typescript api.yaml -o typed.d.ts >/dev/null 2>&1
npx oazapfts api.yaml oazapfts.ts >/dev/null
npx orval --input api.yaml --output orval.ts --client fetch >/dev/null 2>&1
npx swagger-typescript-api generate -p api.yaml -o . -n any.ts >/dev/null
npx openapi-zod-client api.yaml -o zod.ts >/dev/null
expect() { # the pattern, the file
  grep -qE "$1" "$2" || {
    echo "$2 no longer has $1"
    exit 1
  }
}
expect '"2XX": \{' typed.d.ts
expect 'components\["schemas"\]\["Lamp"\]' typed.d.ts
expect 'status: 2XX' oazapfts.ts
expect 'status: 2XX' orval.ts
expect 'request<any, Lamp>' any.ts
expect 'response: z.void\(\)' zod.ts
for file in oazapfts orval; do
  output=$(npx tsc --noEmit --skipLibCheck "$file.ts" || true)
  [[ $output == *TS1351* ]] || { echo "$file.ts compiles now"; exit 1; }
done
echo "As recorded."
