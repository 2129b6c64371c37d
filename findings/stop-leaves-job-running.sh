#!/usr/bin/env bash
# Stop is pressed, the program ends three seconds later, and the job runs on and is billed; a time limit does end it.
#
# Versions:  @fal-ai/client 1.10.1. Node 20 or newer.
# Input:     `subscribe`, which sends a job and waits for it, with `pollInterval` 3000; once with an `abortSignal` that
#            is aborted after 0.7 seconds, and once with a `timeout` of 0.7 seconds; the calls are written down in place
#            of a network.
# Expected:  the same in both cases: an error at once, and a call that cancels the job, as nobody waits for it any more.
# Seen:      with `timeout` both are so. With the signal the promise is rejected when the next question for the status
#            is due, and no call cancels the job. With a status that is asked for once a minute, Stop takes a minute.
#            `queue.cancel` is to be called by hand, with the ID from `onEnqueue`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @fal-ai/client@1.10.1
cat >seen.mjs <<'JS'
import {createFalClient} from '@fal-ai/client';

const ways = {
  abortSignal: () => ({abortSignal: AbortSignal.timeout(700)}),
  timeout: () => ({timeout: 700}),
};
for (const [name, limit] of Object.entries(ways)) {
  const calls = [];
  const fetch = async (url, {method, signal}) => {
    signal?.throwIfAborted();
    calls.push(`${method.toUpperCase()} ${new URL(url).pathname.split('/').at(-1)}`);
    return Response.json({request_id: 'r1', status: 'IN_PROGRESS'});
  };
  const fal = createFalClient({credentials: 'key', fetch});
  const start = Date.now();
  try {
    await fal.subscribe('fal-ai/flux/dev', {input: {prompt: 'a cat'}, pollInterval: 3000, ...limit()});
  } catch {
    const rest = Date.now() - start > 2500 ? 'three seconds' : 'less than a second';
    console.log(`${name}: an error after ${rest}; calls: ${calls.join(', ')}`);
  }
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
abortSignal: an error after three seconds; calls: POST dev, GET status
timeout: an error after less than a second; calls: POST dev, GET status, PUT cancel
EXPECTED
