#!/usr/bin/env bash
# A job that is put off for half a second is never done, and no error says so.
#
# Versions:  bee-queue 2.0.0, and redis-server 7.0.15 of Debian 12; beside it bullmq 6.7.0 with ioredis 5.11.1. It needs
#            Debian 12, after `apt-get update`; Node 20 or newer.
# Input:     two jobs, one of them with `delayUntil`, half a second from now; a worker in the same process, for four
#            seconds. The same with `activateDelayedJobs: true`, and with `delay: 500` in BullMQ.
# Expected:  both are done, as the method is there, and takes the time.
# Seen:      the second one stays "delayed" for ever: a queue looks for jobs whose time has come only with the option,
#            which is off. `backoff` of failed jobs puts their next try off in the same way, so that a job with three
#            tries and a pause between them has one.
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
npm install --silent --ignore-scripts --no-audit --no-fund bee-queue@2.0.0 bullmq@6.7.0 ioredis@5.11.1
cat >seen.mjs <<'JS'
import BeeQueue from 'bee-queue';
import {Queue, Worker} from 'bullmq';
import {setTimeout as sleep} from 'node:timers/promises';

const connection = {path: `${process.cwd()}/redis.sock`};
for (const options of [{}, {activateDelayedJobs: true}]) {
  const seen = [];
  let tries = 0;
  const queue = new BeeQueue(`bee-${Object.keys(options).length}`, {redis: connection, ...options});
  queue.process(async ({data}) => {
    if (data.name === 'failing') {
      tries += 1;
      throw new Error('busy');
    }
    seen.push(data.name);
  });
  await queue.createJob({name: 'now'}).save();
  await queue.createJob({name: 'later'}).delayUntil(Date.now() + 500).save();
  await queue.createJob({name: 'failing'}).retries(2).backoff('fixed', 500).save();
  await sleep(4000);
  console.log(`bee-queue ${JSON.stringify(options)}: ${seen.join(', ')}; tries of the failing one: ${tries}`);
}
const seen = [];
new Worker('bull', async ({name}) => seen.push(name), {connection});
const queue = new Queue('bull', {connection});
await queue.add('now', {});
await queue.add('later', {}, {delay: 500});
await sleep(4000);
console.log(`bullmq: ${seen.join(', ')}`);
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
bee-queue {}: now; tries of the failing one: 1
bee-queue {"activateDelayedJobs":true}: now, later; tries of the failing one: 3
bullmq: now, later
EXPECTED
