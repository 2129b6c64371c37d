#!/usr/bin/env bash
# A map of jobs by their ID has other IDs, and of two apps one is left, once the names of fields are in camel case.
#
# Versions:  camelcase-keys 10.0.3, humps 2.0.1, camelize-ts 3.0.0; back again with snakecase-keys 8.1.0 and humps. Node
#            20 or newer.
# Input:     an answer with names in snake case, through the function that clients in JavaScript use for all of an
#            answer; in it a map from the ID of a job to its state, and one from app-1 and app_1 to their costs.
# Expected:  `jobId`, and the IDs as they are: a key that is a value has no case; or an error where two keys become one;
#            and the answer itself on the way back.
# Seen:      the IDs lose their hyphens, and in camelcase-keys get capitals; no job is found by its ID. The costs of one
#            app are gone, without an error. Back in snake case, `steps_2` and `lora_v1_5` are `steps2` and `lora_v15`,
#            which the API does not know. `exclude`, or a function, keeps keys by their form.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund camelcase-keys@10.0.3 humps@2.0.1 camelize-ts@3.0.0 \
  snakecase-keys@8.1.0
cat >seen.mjs <<'JS'
import camelcaseKeys from 'camelcase-keys';
import camelize from 'camelize-ts';
import humps from 'humps';
import snakecaseKeys from 'snakecase-keys';

const id = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
const answer = {job_id: id, states: {[id]: 'done'}, costs: {'app-1': 5, app_1: 7}};
const libraries = {
  'camelcase-keys': (value) => camelcaseKeys(value, {deep: true}),
  humps: humps.camelizeKeys,
  'camelize-ts': (value) => camelize(value),
  'camelcase-keys, exclude': (value) => camelcaseKeys(value, {deep: true, exclude: [/-/]}),
};
for (const [name, convert] of Object.entries(libraries)) {
  const {jobId, states, costs} = convert(answer);
  console.log(`${name}: state of the job ${states[jobId]}; IDs ${Object.keys(states)}; costs ${JSON.stringify(costs)}`);
}
const settings = {steps_2: 4, lora_v1_5: 1};
const back = {
  'camelcase-keys and snakecase-keys': snakecaseKeys(camelcaseKeys(settings)),
  humps: humps.decamelizeKeys(humps.camelizeKeys(settings)),
};
for (const [name, seen] of Object.entries(back)) {
  console.log(`${name}, back again: ${JSON.stringify(seen)}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
camelcase-keys: state of the job undefined; IDs 3F2504E04F8911D39A0c0305E82C3301; costs {"app1":7}
humps: state of the job undefined; IDs 3f2504e04f8911d39a0c0305e82c3301; costs {"app1":7}
camelize-ts: state of the job undefined; IDs 3f2504e04f8911d39a0c0305e82c3301; costs {"app1":7}
camelcase-keys, exclude: state of the job done; IDs 3f2504e0-4f89-11d3-9a0c-0305e82c3301; costs {"app-1":5,"app1":7}
camelcase-keys and snakecase-keys, back again: {"steps2":4,"lora_v15":1}
humps, back again: {"steps2":4,"lora_v15":1}
EXPECTED
