#!/usr/bin/env bash
# A job that is polled each second in a browser is asked for once in a terminal, and never again.
#
# Versions:  @tanstack/query-core 5.108.4, which React Query, Vue Query and the others stand on. Node 20 or newer.
# Input:     an observer with `refetchInterval: 100` for a job, and one with the default of three retries for a read
#            that fails once, in a program for the terminal, as with Ink, or in a test without a DOM, for two seconds.
# Expected:  a question each tenth of a second; a second try after a second: an observer is what watches, and it is
#            there.
# Seen:      one question, no try after it, and no word: where there is no `window`, or where there is Deno, the library
#            thinks that it renders pages, so intervals are off, there are no retries, and nothing leaves the cache. A
#            test of polling without a DOM waits for ever, and a program shows RUNNING for ever. `setIsServer` turns all
#            of it on.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @tanstack/query-core@5.108.4
cat >seen.mjs <<'JS'
import {setTimeout as sleep} from 'node:timers/promises';
import {environmentManager, QueryClient, QueryObserver} from '@tanstack/query-core';

async function watch(options, answer) {
  const client = new QueryClient();
  let questions = 0;
  const queryFn = async () => answer((questions += 1));
  const stop = new QueryObserver(client, {queryKey: ['job'], queryFn, ...options}).subscribe(() => undefined);
  await sleep(2000);
  const {status} = client.getQueryState(['job']);
  stop();
  client.clear();
  return [questions, status];
}

const fails = (count) => {
  if (count === 1) throw new Error('503');
  return 'COMPLETED';
};
for (const name of ['by default', 'setIsServer(() => false)']) {
  if (name !== 'by default') environmentManager.setIsServer(() => false);
  const [polled] = await watch({refetchInterval: 100}, () => 'RUNNING');
  const [tried, status] = await watch({}, fails);
  console.log(`${name}: asked ${polled === 1 ? 'once' : polled > 10 ? 'again and again' : polled}`);
  console.log(`${name}: a failure, tried ${tried === 1 ? 'once' : `${tried} times`}, ${status}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
by default: asked once
by default: a failure, tried once, error
setIsServer(() => false): asked again and again
setIsServer(() => false): a failure, tried 2 times, success
EXPECTED
