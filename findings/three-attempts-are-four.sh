#!/usr/bin/env bash
# "At most three attempts" are four calls, and without a number a busy server is called hundreds of times in seconds.
#
# Versions:  cockatiel 3.2.1; beside it exponential-backoff 3.1.3, @lifeomic/attempt 3.1.0, async-retry 1.3.3 and
#            p-retry 9.0.0. Node 20 or newer.
# Input:     a call that always fails, with `maxAttempts: 3`, `numOfAttempts: 3` or `retries: 3`; and with no option, a
#            call that fails 500 times.
# Expected:  three calls where attempts are counted, four where retries are; and an end after a few without a number,
#            with a pause between them, as of the other four, which have from 3 to 11.
# Seen:      cockatiel makes four of three attempts, as it counts the retries by that name, so a job that is paid by the
#            call costs a third more. Without an option its limit is Infinity, and its pause nothing: all 501.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund cockatiel@3.2.1 exponential-backoff@3.1.3 \
  @lifeomic/attempt@3.1.0 async-retry@1.3.3 p-retry@9.0.0
cat >seen.mjs <<'JS'
import {retry as attempt} from '@lifeomic/attempt';
import asyncRetry from 'async-retry';
import {handleAll, retry} from 'cockatiel';
import {backOff} from 'exponential-backoff';
import {mock} from 'node:test';
import pRetry from 'p-retry';

const libraries = {
  'cockatiel, maxAttempts': (call, maxAttempts) => retry(handleAll, maxAttempts ? {maxAttempts} : {}).execute(call),
  'exponential-backoff, numOfAttempts': (call, numOfAttempts) => backOff(call, numOfAttempts ? {numOfAttempts} : {}),
  '@lifeomic/attempt, maxAttempts': (call, maxAttempts) => attempt(call, maxAttempts ? {maxAttempts} : {}),
  'async-retry, retries': (call, retries) => asyncRetry(call, retries ? {retries} : {}),
  'p-retry, retries': (call, retries) => pRetry(call, retries ? {retries} : {}),
};
// Pauses are cut short: only the calls are counted.
const real = setTimeout;
globalThis.setTimeout = (run, ms, ...rest) => real(run, ms > 5 ? 5 : ms, ...rest);
mock.method(console, 'error', () => undefined);
for (const [name, run] of Object.entries(libraries)) {
  const seen = [];
  for (const number of [3, undefined]) {
    let calls = 0;
    const call = async () => {
      calls += 1;
      if (number || calls <= 500) throw new Error('503');
    };
    await run(call, number).catch(() => undefined);
    seen.push(calls);
  }
  console.log(`${name} 3: ${seen[0]} calls; without an option: ${seen[1]}`);
}
JS
node --no-warnings seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
cockatiel, maxAttempts 3: 4 calls; without an option: 501
exponential-backoff, numOfAttempts 3: 3 calls; without an option: 10
@lifeomic/attempt, maxAttempts 3: 3 calls; without an option: 3
async-retry, retries 3: 4 calls; without an option: 11
p-retry, retries 3: 4 calls; without an option: 11
EXPECTED
