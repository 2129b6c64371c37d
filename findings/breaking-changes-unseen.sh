#!/usr/bin/env bash
# A checker of breaking changes sees no difference when an answer gets a new state, or may be null.
#
# Versions:  openapi-diff 0.24.1. Node 20.
# Input:     two OpenAPI 3.0 files that differ in one answer: an enum with a third value; a string with `nullable: true`;
#            beside them, a string that becomes an integer.
# Expected:  three breaking changes: a program that was written for the first file meets a value it does not know.
# Seen:      "No changes found between the two specifications" and exit code 0 for the first two, so that a pipeline goes
#            on; only the change of type is found.
# For us:    every program of the site is run with a status that it does not know (fault `unknown-state`).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openapi-diff@0.24.1
cat >before.yaml <<'YAML'
openapi: 3.0.3
info: {title: Jobs, version: '1'}
paths:
  /job:
    get:
      responses:
        '200':
          description: The job
          content:
            application/json:
              schema:
                type: object
                required: [status, name]
                properties:
                  status: {type: string, enum: [RUNNING, DONE]}
                  name: {type: string}
YAML
sed 's/RUNNING, DONE/RUNNING, DONE, LOST/' before.yaml >enum.yaml
sed 's/name: {type: string}/name: {type: string, nullable: true}/' before.yaml >null.yaml
sed 's/name: {type: string}/name: {type: integer}/' before.yaml >type.yaml
for change in enum null type; do
  code=0
  npx openapi-diff before.yaml "$change.yaml" >diff.txt || code=$?
  echo "$change: $(head -1 diff.txt), exit code $code"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
enum: No changes found between the two specifications, exit code 0
null: No changes found between the two specifications, exit code 0
type: Breaking changes found between the two specifications:, exit code 1
EXPECTED
