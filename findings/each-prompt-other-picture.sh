#!/usr/bin/env bash
# Each prompt has the picture of another one, and with a failure among them there is one picture too few, and no error.
#
# Versions:  @supercharge/promise-pool 3.3.0; beside it p-map 7.1.1 and async 3.2.6. Node 20 or newer.
# Input:     three prompts, of which the first takes the longest, through a pool of three; and the same with one that
#            throws.
# Expected:  pictures in the order of the prompts, and a rejection for the failure, as of Promise.all, p-map and async.
# Seen:      the results come in the order in which they were ready: with a list that is put beside the prompts, all
#            have another picture, and in a test, where all take as long, none. A failure does not reject: it is in a
#            second list, `errors`, and the list of results is shorter. `useCorrespondingResults()` keeps the order.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @supercharge/promise-pool@3.3.0 p-map@7.1.1 async@3.2.6
cat >seen.mjs <<'JS'
import {PromisePool} from '@supercharge/promise-pool';
import async from 'async';
import {setTimeout as sleep} from 'node:timers/promises';
import pMap from 'p-map';

const times = {cat: 600, dog: 200, owl: 400};
const prompts = Object.keys(times);
const draw = (failing) => async (prompt) => {
  await sleep(times[prompt]);
  if (prompt === failing) throw new Error('503');
  return `picture of ${prompt}`;
};
const libraries = {
  'promise-pool': async (work) => (await PromisePool.for(prompts).withConcurrency(3).process(work)).results,
  'promise-pool, useCorrespondingResults': async (work) =>
    (await PromisePool.for(prompts).withConcurrency(3).useCorrespondingResults().process(work)).results,
  'p-map': (work) => pMap(prompts, work, {concurrency: 3}),
  async: (work) => async.mapLimit(prompts, 3, work),
};
console.log(`prompts: ${prompts.join(', ')}`);
for (const [name, run] of Object.entries(libraries)) {
  for (const failing of [undefined, 'dog']) {
    const seen = await run(draw(failing)).then((results) => results.map(String).join(', '), () => 'rejected');
    console.log(`${name}${failing ? ', with a failure' : ''}: ${seen}`);
  }
}
JS
node --no-warnings seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
prompts: cat, dog, owl
promise-pool: picture of dog, picture of owl, picture of cat
promise-pool, with a failure: picture of owl, picture of cat
promise-pool, useCorrespondingResults: picture of cat, picture of dog, picture of owl
promise-pool, useCorrespondingResults, with a failure: picture of cat, Symbol(failed), picture of owl
p-map: picture of cat, picture of dog, picture of owl
p-map, with a failure: rejected
async: picture of cat, picture of dog, picture of owl
async, with a failure: rejected
EXPECTED
