#!/usr/bin/env bash
# A server with a variable costs a generated client its base URL, although the variable has a default.
#
# Versions:  @hey-api/openapi-ts 0.95.0, swagger-typescript-api 13.13.0; beside them oazapfts 7.5.0, with typescript
#            5.9.3. Node 20.
# Input:     OpenAPI 3.0, `https://{region}.example.com/v1` with `region`, whose default is `eu`.
# Expected:  https://eu.example.com/v1, as oazapfts has it.
# Seen:      hey-api passes no base URL to its client and says nothing; without the variable it passes the URL.
#            swagger-typescript-api keeps `https://{region}.example.com/v1`, which is no host. Both compile.
# For us:    the URL of the contract has no variable.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @hey-api/openapi-ts@0.95.0 \
  swagger-typescript-api@13.13.0 oazapfts@7.5.0 typescript@5.9.3
cat >api.yaml <<'YAML'
openapi: 3.0.3
info: {title: Lamps, version: '1'}
servers:
  - url: https://{region}.example.com/v1
    variables: {region: {default: eu, enum: [eu, us]}}
paths:
  /lamps:
    get:
      operationId: listLamps
      responses: {'200': {description: The lamps}}
YAML
sed -e 's/{region}/eu/' -e '/variables:/d' api.yaml >plain.yaml
npx openapi-ts -i api.yaml -o hey >/dev/null
npx openapi-ts -i plain.yaml -o hey-plain >/dev/null
npx swagger-typescript-api generate -p api.yaml -o . -n swagger.ts >/dev/null
npx oazapfts api.yaml oazapfts.ts >/dev/null
show() { # the pattern, the file
  grep -F "$1" "$2" || {
    echo "$2 no longer has $1"
    exit 1
  }
}
show 'baseUrl: "https://eu.example.com/v1"' oazapfts.ts
show 'public baseUrl: string = "https://{region}.example.com/v1"' swagger.ts
show "baseUrl: 'https://eu.example.com/v1'" hey-plain/client.gen.ts
show 'createClient(createConfig<ClientOptions2>());' hey/client.gen.ts
echo "As recorded."
