#!/usr/bin/env bash
# The right answer with its fields in another order scores 0, and a price that is twice as high scores 0.67.
#
# Versions:  autoevals 0.0.132; beside it isDeepStrictEqual of Node.js, 20 or newer.
# Input:     answers of a model and what is expected, with the scorers that ask no model: ExactMatch, NumericDiff,
#            JSONDiff, and ValidJSON.
# Expected:  1 for equal objects, and less than 1 for a text in place of a number; about 0 for a price that is twice as
#            high; 1 for `null`, 7 and "done", which are valid JSON.
# Seen:      ExactMatch compares the texts of JSON: another order of fields scores 0, and "7" for 7 scores 1, as does
#            undefined for null. NumericDiff divides by the sum of both: 2 for 1 is 0.67, and 0.01 for 0 is 0. JSONDiff
#            gives a part of the point for `true` in place of `false`, as the words share a letter. ValidJSON takes
#            objects and lists alone. Each scorer has a number between 0 and 1, and no error says so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund autoevals@0.0.132
cat >seen.mjs <<'JS'
import {isDeepStrictEqual} from 'node:util';
import {ExactMatch, JSONDiff, NumericDiff, ValidJSON} from 'autoevals';

const cases = [
  [ExactMatch, {state: 'done', cost: 7}, {cost: 7, state: 'done'}],
  [ExactMatch, '7', 7],
  [ExactMatch, undefined, null],
  [NumericDiff, 2, 1],
  [NumericDiff, 0.01, 0],
  [JSONDiff, {paid: true}, {paid: false}],
];
for (const [scorer, output, expected] of cases) {
  const {name, score} = await scorer({output, expected});
  const texts = [output, expected].map((value) => JSON.stringify(value));
  const equal = isDeepStrictEqual(output, expected);
  console.log(`${name}: ${texts.join(' for ')} scores ${score.toFixed(2)}; equal: ${equal}`);
}
for (const output of ['null', '7', '"done"', '[]', '{']) {
  console.log(`ValidJSON: ${output} scores ${(await ValidJSON({output})).score}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
ExactMatch: {"state":"done","cost":7} for {"cost":7,"state":"done"} scores 0.00; equal: true
ExactMatch: "7" for 7 scores 1.00; equal: false
ExactMatch:  for null scores 1.00; equal: false
NumericDiff: 2 for 1 scores 0.67; equal: false
NumericDiff: 0.01 for 0 scores 0.00; equal: false
JSONDiff: {"paid":true} for {"paid":false} scores 0.20; equal: false
ValidJSON: null scores 0
ValidJSON: 7 scores 0
ValidJSON: "done" scores 0
ValidJSON: [] scores 1
ValidJSON: { scores 0
EXPECTED
