#!/usr/bin/env bash
# A job counts as given up after a second and a half, and is sent twice more: a limit around retries ends none of them.
#
# Versions:  mollitia 0.1.1; beside it cockatiel 3.2.1. Node 20 or newer.
# Input:     a circuit of two modules, a timeout of 1.5 seconds around three retries that are a second apart, and a POST
#            that a server answers with 503 each time; the same as two policies of cockatiel.
# Expected:  an error after 1.5 seconds, and no request after it: nobody is there any more who could read an answer.
# Seen:      the error comes in time, and the retries of mollitia go on behind it, to the last one: of four requests two
#            are sent after "Timed out". One of cockatiel is, too, which was in a pause when the limit came. Who sends
#            the job again after the error has it twice in the queue, once one of them is taken. A retry around a
#            timeout is another thing, and no limit for all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund mollitia@0.1.1 cockatiel@3.2.1
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import {ConstantBackoff, handleAll, retry, timeout, TimeoutStrategy, wrap} from 'cockatiel';
import {Circuit, Retry, Timeout} from 'mollitia';

let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  request.resume();
  response.writeHead(503).end();
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
async function sendJob() {
  const answer = await fetch(`http://127.0.0.1:${server.address().port}`, {method: 'POST', body: '{}'});
  if (!answer.ok) throw new Error(`status ${answer.status}`);
}
const modules = [new Timeout({delay: 1500}), new Retry({attempts: 3, interval: 1000})];
const circuit = new Circuit({options: {modules}});
const policy = wrap(
  timeout(1500, TimeoutStrategy.Aggressive),
  retry(handleAll, {maxAttempts: 3, backoff: new ConstantBackoff(1000)}),
);
await sendJob().catch(() => {});
const libraries = {mollitia: () => circuit.fn(sendJob).execute(), cockatiel: () => policy.execute(sendJob)};
for (const [name, run] of Object.entries(libraries)) {
  requests = 0;
  const error = await run().catch(({message}) => message);
  const before = requests;
  await pause(3000);
  console.log(`${name}: "${error}", ${before} requests before it, ${requests - before} after it`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
mollitia: "Timed out", 2 requests before it, 2 after it
cockatiel: "Operation timed out after 1500ms", 2 requests before it, 1 after it
EXPECTED
