#!/usr/bin/env bash
# A book of three pictures, one of which has failed, is neither done nor failed: it waits for ever.
#
# Versions:  bullmq 6.7.0 with ioredis 5.11.1, and redis-server 7.0.15 of Debian 12. It needs Debian 12, after `apt-get
#            update`; Node 20 or newer.
# Input:     a flow: a job that has three others as its children, one of which throws at its only try; then the same
#            with `failParentOnFailure: true` for each child.
# Expected:  the parent fails, as `Promise.all` does, or runs with what is there. Its worker listens to "failed".
# Seen:      it stays in the state "waiting-children", without an event and without an end: who polls it, or waits for
#            it without a limit, never hears that the book will not come. With the option, which is off, it fails.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$redis" 2>/dev/null; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download redis-server redis-tools liblzf1 libatomic1 libjemalloc2 liblua5.1-0 lua-bitop lua-cjson \
  >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=packages/usr/lib/x86_64-linux-gnu packages/usr/bin/redis-server --port 0 --save '' \
  --unixsocket "$folder/redis.sock" >/dev/null &
redis=$!
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund bullmq@6.7.0 ioredis@5.11.1
cat >seen.mjs <<'JS'
import {FlowProducer, QueueEvents, Worker} from 'bullmq';
import {setTimeout as sleep} from 'node:timers/promises';

const connection = {path: `${process.cwd()}/redis.sock`};
const draw = async ({name}) => {
  if (name === 'second') throw new Error('no picture');
};
new Worker('pictures', draw, {connection});
let bound = 0;
const bind = async () => (bound += 1);
new Worker('books', bind, {connection});
let failures = 0;
const events = new QueueEvents('books', {connection});
events.on('failed', () => (failures += 1));
await events.waitUntilReady();

for (const opts of [{}, {failParentOnFailure: true}]) {
  const children = ['first', 'second', 'third'].map((name) => ({name, queueName: 'pictures', opts}));
  const {job, children: parts} = await new FlowProducer({connection}).add({name: 'book', queueName: 'books', children});
  await sleep(3000);
  const states = await Promise.all(parts.map((part) => part.job.getState()));
  console.log(`${JSON.stringify(opts)}: ${states.join(', ')}`);
  console.log(`  book: ${await job.getState()}, bound ${bound} times, events of failure: ${failures}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
{}: completed, failed, completed
  book: waiting-children, bound 0 times, events of failure: 0
{"failParentOnFailure":true}: completed, failed, completed
  book: failed, bound 0 times, events of failure: 1
EXPECTED
