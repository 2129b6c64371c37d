#!/usr/bin/env bash
# A wait of "1h30m", which is how Inngest writes an hour and a half, is sent as a wait of nothing, and is no error.
#
# Versions:  inngest 4.24.0. Node 20 or newer.
# Input:     `step.sleep('pause', time)`, whose type is a number or a text, with one hour and a half in six forms, and
#            1.5 seconds; what a function answers to the request that starts it, which tells the service how long to
#            wait.
# Expected:  1h30m for each form of an hour and a half, or an error, as `durationToMs` of the same package has it for a
#            text that it cannot read; and two seconds, as half a second is raised to one, with a warning.
# Seen:      `90m` and `1.5h` are sent as "1h30m". The same text handed over, with or without a space, or as a text of
#            ISO 8601, is sent as "", with status 206, as for every step. `durationToMs` reads two of them. 1.5 seconds
#            are sent as "1s". Who copies the time that a run shows into the program has a function that does not say
#            how long it waits.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund inngest@4.24.0
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import {durationToMs, Inngest} from 'inngest';
import {serve} from 'inngest/node';

const times = ['90m', '1.5h', 5_400_000, '1h30m', '1h 30m', 'PT1H30M', 1500];
const client = new Inngest({id: 'app', isDev: true, baseUrl: 'http://127.0.0.1:1'});
const functions = times.map((time, at) =>
  client.createFunction({id: `wait-${at}`, triggers: [{event: 'job'}]}, async ({step}) => {
    await step.sleep('pause', time);
  }),
);
const server = createServer(serve({client, functions}));
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const event = {name: 'job', data: {}};
const start = {
  event,
  events: [event],
  steps: {},
  ctx: {run_id: '1', attempt: 0, stack: {stack: [], current: 0}, fn_id: '1'},
  version: 1,
  use_api: false,
};
function read(time) {
  try {
    return durationToMs(time);
  } catch {
    return 'an error';
  }
}
for (const [at, time] of times.entries()) {
  const url = `http://127.0.0.1:${server.address().port}/api/inngest?fnId=app-wait-${at}&stepId=step`;
  const headers = {'Content-Type': 'application/json'};
  const answer = await fetch(url, {method: 'POST', headers, body: JSON.stringify(start)});
  const [step] = await answer.json();
  const sent = `status ${answer.status}, ${step.op} "${step.name}"`;
  console.log(`${JSON.stringify(time)}: ${sent}; durationToMs: ${read(time)}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
"90m": status 206, Sleep "1h30m"; durationToMs: 5400000
"1.5h": status 206, Sleep "1h30m"; durationToMs: 5400000
5400000: status 206, Sleep "1h30m"; durationToMs: 5400000
"1h30m": status 206, Sleep ""; durationToMs: 5400000
"1h 30m": status 206, Sleep ""; durationToMs: 5400000
"PT1H30M": status 206, Sleep ""; durationToMs: an error
1500: status 206, Sleep "1s"; durationToMs: 1500
EXPECTED
