#!/usr/bin/env bash
# A parser that is taken for large seeds turns fractions into objects, texts, or an error.
#
# Versions:  json-bigint 1.0.0; beside it json-with-bigint 3.5.12. Node 20 or newer.
# Input:     {"seed": 9007199254740993, "score": 0.12345678901234566, "other": 0.5}: an integer above 2^53, and a
#            fraction with as many digits as JavaScript and Python write for most computed ones, as in embeddings.
# Expected:  the seed is exact, by the option as an object, a text, or a BigInt, and the fractions are numbers.
# Seen:      json-bigint counts characters, more than 15, and does not look for a point: the long fraction is an object,
#            for which + joins texts; with `storeAsString` a text; and `useNativeBigInt` throws, as no fraction is a
#            BigInt. The short fraction stays a number, so a test with 0.5 sees nothing. json-with-bigint keeps both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund json-bigint@1.0.0 json-with-bigint@3.5.12
cat >seen.mjs <<'JS'
import bigint from 'json-bigint';
import {JSONParse} from 'json-with-bigint';

const text = '{"seed": 9007199254740993, "score": 0.12345678901234566, "other": 0.5}';
const parsers = {
  'json-bigint': bigint.parse,
  'json-bigint, storeAsString': bigint({storeAsString: true}).parse,
  'json-bigint, useNativeBigInt': bigint({useNativeBigInt: true}).parse,
  'json-with-bigint': JSONParse,
};
for (const [name, parse] of Object.entries(parsers)) {
  try {
    const {seed, score, other} = parse(text);
    const types = `seed ${typeof seed} ${seed}, score ${typeof score}, other ${typeof other}`;
    console.log(`${name}: ${types}, sum ${score + other}`);
  } catch (error) {
    console.log(`${name}: ${error.message}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
json-bigint: seed object 9007199254740993, score object, other number, sum 0.123456789012345660.5
json-bigint, storeAsString: seed string 9007199254740993, score string, other number, sum 0.123456789012345660.5
json-bigint, useNativeBigInt: Cannot convert 0.12345678901234566 to a BigInt
json-with-bigint: seed bigint 9007199254740993, score number, other number, sum 0.6234567890123457
EXPECTED
