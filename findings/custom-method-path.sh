#!/usr/bin/env bash
# A colon in a path becomes one more argument, and is gone from the address.
#
# Versions:  swagger-typescript-api 13.13.0; beside it @hey-api/openapi-ts 0.95.0. Node 20.
# Input:     OpenAPI 3.1, POST /jobs/{id}:cancel, the form that Google's API guides give to custom methods.
# Expected:  cancelJob('a1') calls /jobs/a1:cancel.
# Seen:      swagger-typescript-api takes `:cancel` for a parameter of Express as well: cancelJob(id, cancel), and the
#            path is `/jobs/${id}${cancel}`. cancelJob('a1', 'cancel') calls /jobs/a1cancel.
# For us:    no path of the contract has a colon.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund \
  swagger-typescript-api@13.13.0 @hey-api/openapi-ts@0.95.0 typescript@5.9.3 tsx@4.20.6
cat >api.yaml <<'YAML'
openapi: 3.1.0
info: {title: Jobs, version: '1'}
paths:
  /jobs/{id}:cancel:
    post:
      operationId: cancelJob
      parameters:
        - {name: id, in: path, required: true, schema: {type: string}}
      responses: {'204': {description: Canceled}}
YAML
npx swagger-typescript-api generate -p api.yaml -o . -n api.ts >/dev/null 2>&1
npx openapi-ts -i api.yaml -o hey-api >/dev/null 2>&1
cat >call.mts <<'TS'
import {Api} from './api.ts';

const api = new Api();
api.request = async ({path}) => console.log(`swagger-typescript-api: ${path}`);
await api.jobs.cancelJob('a1', 'cancel');
TS
{
  npx tsx call.mts
  grep -o "url: '[^']*'" hey-api/sdk.gen.ts | sed 's/^url/hey-api/'
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
swagger-typescript-api: /jobs/a1cancel
hey-api: '/jobs/{id}:cancel'
EXPECTED
