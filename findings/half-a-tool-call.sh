#!/usr/bin/env bash
# While a tool call comes in, its price is ten million times too high, and it has a field that the model never writes.
#
# Versions:  best-effort-json-parser 1.5.1; beside it partial-json 0.1.7, jsonrepair 3.15.0, untruncate-json 0.0.1, and
#            parsePartialJson of ai 6.0.326. Node 20 or newer.
# Input:     each beginning of {"price": 1.5e-7, "force": false}, as the arguments of a tool call come in a stream. A
#            price for one token is written with an exponent by JSON.stringify itself.
# Expected:  fields of the whole, with their values, or with the part of them that has come; 1.5, before the exponent
#            comes.
# Seen:      best-effort-json-parser ends the number before its "e", and takes the rest up to the next colon as a name:
#            the price stays 1.5 until the last brace has come, beside a field named `e-7, "force"`. If the token limit
#            cuts the call there, that is what remains. jsonrepair has names in halves ("for"), and texts where a value
#            is to be false.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund best-effort-json-parser@1.5.1 partial-json@0.1.7 \
  jsonrepair@3.15.0 untruncate-json@0.0.1 ai@6.0.326 zod@4.6.7
cat >seen.mjs <<'JS'
import {parsePartialJson} from 'ai';
import * as bestEffort from 'best-effort-json-parser';
import {jsonrepair} from 'jsonrepair';
import * as partialJson from 'partial-json';
import untruncate from 'untruncate-json';

bestEffort.disableErrorLogging();
const libraries = {
  'best-effort-json-parser': bestEffort.parse,
  'partial-json': (text) => partialJson.parse(text),
  jsonrepair: (text) => JSON.parse(jsonrepair(text)),
  'untruncate-json': (text) => JSON.parse((untruncate.default ?? untruncate)(text)),
  ai: async (text) => (await parsePartialJson(text)).value,
};
const whole = '{"price": 1.5e-7, "force": false}';
for (const [name, parse] of Object.entries(libraries)) {
  console.log(name);
  for (const end of ['e-7, "for', ': fal', ': false', ': false}']) {
    const start = whole.slice(0, whole.indexOf(end) + end.length);
    console.log(`  ${start.padEnd(whole.length)} ${JSON.stringify(await parse(start))}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
best-effort-json-parser
  {"price": 1.5e-7, "for            {"price":1.5}
  {"price": 1.5e-7, "force": fal    {"price":1.5,"e-7, \"force\"":false}
  {"price": 1.5e-7, "force": false  {"price":1.5,"e-7, \"force\"":false}
  {"price": 1.5e-7, "force": false} {"price":1.5e-7,"force":false}
partial-json
  {"price": 1.5e-7, "for            {"price":1.5e-7}
  {"price": 1.5e-7, "force": fal    {"price":1.5e-7,"force":false}
  {"price": 1.5e-7, "force": false  {"price":1.5e-7,"force":false}
  {"price": 1.5e-7, "force": false} {"price":1.5e-7,"force":false}
jsonrepair
  {"price": 1.5e-7, "for            {"price":1.5e-7,"for":null}
  {"price": 1.5e-7, "force": fal    {"price":1.5e-7,"force":"fal"}
  {"price": 1.5e-7, "force": false  {"price":1.5e-7,"force":false}
  {"price": 1.5e-7, "force": false} {"price":1.5e-7,"force":false}
untruncate-json
  {"price": 1.5e-7, "for            {"price":1.5e-7}
  {"price": 1.5e-7, "force": fal    {"price":1.5e-7,"force":false}
  {"price": 1.5e-7, "force": false  {"price":1.5e-7,"force":false}
  {"price": 1.5e-7, "force": false} {"price":1.5e-7,"force":false}
ai
  {"price": 1.5e-7, "for            {"price":1.5e-7}
  {"price": 1.5e-7, "force": fal    {"price":1.5e-7,"force":false}
  {"price": 1.5e-7, "force": false  {"price":1.5e-7,"force":false}
  {"price": 1.5e-7, "force": false} {"price":1.5e-7,"force":false}
EXPECTED
