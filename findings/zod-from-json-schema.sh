#!/usr/bin/env bash
# "One of the two is required" passes without either, once Zod has read the JSON Schema.
#
# Versions:  zod 4.6.7; beside it ajv 8.20.0. Node 20.
# Input:     JSON Schema 2020-12 and `z.fromJSONSchema`, which throws at keywords that it does not know: `anyOf` of
#            `required: [url]` and `required: [file]` beside `properties`; `$ref` to a name with `maxLength` beside it; an
#            object as `const`.
# Expected:  what ajv says, or an error, as for `not` or `unevaluatedProperties`.
# Seen:      {} passes, because a required name counts only where `properties` of the same level has it; so does a name
#            that is too long, because what stands beside `$ref` is left out; and the one value that `const` allows is
#            refused, because objects are compared by identity. There is no error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund zod@4.6.7 ajv@8.20.0
cat >seen.mjs <<'JS'
import Ajv from 'ajv/dist/2020.js';
import {z} from 'zod';

const string = {type: 'string'};
const cases = {
  anyOf: [{type: 'object', properties: {url: string, file: string}, anyOf: [{required: ['url']}, {required: ['file']}]}, {}],
  $ref: [{$defs: {Name: string}, $ref: '#/$defs/Name', maxLength: 3}, 'abcd'],
  const: [{const: {size: 8}}, {size: 8}],
};
const judge = (isValid) => (isValid ? 'passes' : 'is refused');
for (const [keyword, [schema, value]] of Object.entries(cases)) {
  const byZod = z.fromJSONSchema(structuredClone(schema)).safeParse(value).success;
  const byAjv = new Ajv({strict: false}).compile(schema)(value);
  console.log(`${keyword}, ${JSON.stringify(value)}: Zod ${judge(byZod)}, ajv ${judge(byAjv)}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
anyOf, {}: Zod passes, ajv is refused
$ref, "abcd": Zod passes, ajv is refused
const, {"size":8}: Zod is refused, ajv passes
EXPECTED
