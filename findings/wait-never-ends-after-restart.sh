#!/usr/bin/env bash
# After a restart, a machine that waits an hour at most waits for ever, and a job that was started is started again.
#
# Versions:  xstate 5.33.3, Node 20 or newer.
# Input:     two machines, each stored by `getPersistedSnapshot()` as JSON, stopped, and created from it: one that
#            leaves a state by `after` when its time has come; one that calls an API by `invoke`, of which the answer
#            has not come.
# Expected:  the wait ends at its time, or begins anew; the call is not made twice, or the snapshot says that it was
#            made.
# Seen:      nothing of the wait is in the snapshot, and nothing starts it: without another event the machine stays
#            where it is, and says "active". The call is made again, so that a job is paid twice.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund xstate@5.33.3
cat >seen.mjs <<'JS'
import {setTimeout as sleep} from 'node:timers/promises';
import {createActor, createMachine, fromPromise} from 'xstate';

let calls = 0;
const src = fromPromise(async () => {
  calls += 1;
  await sleep(300);
});
const machines = {
  after: createMachine({initial: 'waiting', states: {waiting: {after: {300: 'expired'}}, expired: {}}}),
  invoke: createMachine({initial: 'calling', states: {calling: {invoke: {src, onDone: 'done'}}, done: {}}}),
};
for (const isRestarted of [false, true]) {
  for (const [name, machine] of Object.entries(machines)) {
    calls = 0;
    let actor = createActor(machine).start();
    await sleep(100);
    if (isRestarted) {
      const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
      actor.stop();
      actor = createActor(machine, {snapshot}).start();
    }
    await sleep(2000);
    const {status, value} = actor.getSnapshot();
    console.log(`${name}, ${isRestarted ? 'with' : 'without'} a restart: ${status}, ${value}, ${calls} calls`);
  }
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
after, without a restart: active, expired, 0 calls
invoke, without a restart: active, done, 1 calls
after, with a restart: active, waiting, 0 calls
invoke, with a restart: active, done, 2 calls
EXPECTED
