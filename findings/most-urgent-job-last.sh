#!/usr/bin/env bash
# The job with the highest priority is done last: all that have none go before it.
#
# Versions:  bullmq 6.7.0 with ioredis 5.11.1, and redis-server 7.0.15 of Debian 12; beside it p-queue 9.3.5. It needs
#            Debian 12, after `apt-get update`; Node 20 or newer.
# Input:     four jobs of the daily run without a priority, and then two with `priority: 1` and `priority: 2`, in a
#            queue whose worker begins after that. In BullMQ, 1 is the highest priority.
# Expected:  1, 2, and then those that have none: the queue was left as it was, and two jobs were marked as urgent.
# Seen:      the four come first, however many there are: no priority is 0, which is higher than the highest. To let one
#            job go first, all others need a priority. In p-queue, where the higher number is more urgent, the two come
#            first.
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
npm install --silent --ignore-scripts --no-audit --no-fund bullmq@6.7.0 ioredis@5.11.1 p-queue@9.3.5
cat >seen.mjs <<'JS'
import {Queue, Worker} from 'bullmq';
import PQueue from 'p-queue';

const jobs = [['daily 1'], ['daily 2'], ['daily 3'], ['daily 4'], ['priority 1', 1], ['priority 2', 2]];
const order = {bullmq: [], 'p-queue': []};

const pool = new PQueue({concurrency: 1, autoStart: false});
for (const [name, priority] of jobs) pool.add(async () => order['p-queue'].push(name), {priority});
await pool.start().onIdle();

const connection = {path: `${process.cwd()}/redis.sock`};
const queue = new Queue('jobs', {connection});
for (const [name, priority] of jobs) await queue.add(name, {}, {priority});
await new Promise((resolve) => {
  const worker = new Worker('jobs', async ({name}) => order.bullmq.push(name), {connection});
  worker.on('completed', () => order.bullmq.length === jobs.length && resolve());
});
for (const [name, names] of Object.entries(order)) console.log(`${name}: ${names.join(', ')}`);
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
bullmq: daily 1, daily 2, daily 3, daily 4, priority 1, priority 2
p-queue: priority 2, priority 1, daily 1, daily 2, daily 3, daily 4
EXPECTED
