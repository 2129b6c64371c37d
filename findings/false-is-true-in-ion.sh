#!/usr/bin/env bash
# A job that is not done counts as done: `false`, 0 and null are true in a condition, once Ion has read them.
#
# Versions:  ion-js 5.2.1; beside it JSON.parse of Node.js, 20 or newer.
# Input:     {"done": false, "error": null, "cost": 0.0, "tries": 0}, which is valid Ion, as all JSON is; read by
#            `load`, whose values are, by its documentation, values of JavaScript with more methods.
# Expected:  `if (job.done)` is not taken, `job.error ?? 'none'` is "none", and `job.tries === 0`.
# Seen:      each value is an object, and so all of them are true in a condition, `!job.done` is false, `??` gives the
#            null as a text, and `===` is false for each number. `==`, sums, and JSON are as of plain values, so that a
#            log shows "done: false" beside what is done for `true`. Only methods such as `booleanValue()` and
#            `isNull()` tell the truth.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund ion-js@5.2.1
cat >seen.mjs <<'JS'
import {load} from 'ion-js';

const text = '{"done": false, "error": null, "cost": 0.0, "tries": 0}';
for (const [name, read] of Object.entries({'JSON.parse': JSON.parse, 'ion-js': load})) {
  const job = read(text);
  console.log(`${name}: ${JSON.stringify(job)}, cost + 1 is ${job.cost + 1}`);
  const equal = `tries === 0: ${job.tries === 0}; tries == 0: ${job.tries == 0}`;
  console.log(`  done ? ${job.done ? 'yes' : 'no'}; cost ? ${job.cost ? 'yes' : 'no'}`);
  console.log(`  error ?? 'none': ${job.error ?? 'none'}; ${equal}`);
}
const job = load(text);
console.log(`booleanValue() ${job.get('done').booleanValue()}, isNull() ${job.get('error').isNull()}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
JSON.parse: {"done":false,"error":null,"cost":0,"tries":0}, cost + 1 is 1
  done ? no; cost ? no
  error ?? 'none': none; tries === 0: true; tries == 0: true
ion-js: {"done":false,"error":null,"cost":0,"tries":0}, cost + 1 is 1
  done ? yes; cost ? yes
  error ?? 'none': null; tries === 0: false; tries == 0: true
booleanValue() false, isNull() true
EXPECTED
