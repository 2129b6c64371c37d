#!/usr/bin/env bash
# An app is to be started, and later stopped: it is stopped, and never started, as the two orders have one `id`.
#
# Versions:  better-queue 3.8.12; beside it fastq 1.20.3 and p-queue 9.3.5. Node 20 or newer.
# Input:     three orders for two apps, {id: 'a', do: 'start'}, {id: 'a', do: 'stop'} and {id: 'b', do: 'start'}, pushed
#            one after the other, each with a callback, while the queue pauses, as it does when it is busy.
# Expected:  three orders are carried out, in their order: what is pushed is data, and a queue does not read it.
# Seen:      a field `id` counts as the name of the task, and a task replaces the one of its name that waits: two are
#            carried out, and "stop" stands where "start" stood. The first callback is called all the same, with the
#            result of the other. With the field named `app`, there are three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund better-queue@3.8.12 fastq@1.20.3 p-queue@9.3.5
cat >seen.mjs <<'JS'
import BetterQueue from 'better-queue';
import fastq from 'fastq';
import {setTimeout as sleep} from 'node:timers/promises';
import PQueue from 'p-queue';

for (const field of ['id', 'app']) {
  const orders = [['a', 'start'], ['a', 'stop'], ['b', 'start']].map(([app, order]) => ({[field]: app, do: order}));
  const run = {'better-queue': [], fastq: [], 'p-queue': []};
  const results = [];
  const work = (name) => (order, done) => {
    run[name].push(`${order.do} ${order[field]}`);
    done(null, `${order.do} is done`);
  };
  const better = new BetterQueue(work('better-queue'));
  const fast = fastq(work('fastq'), 1);
  const pool = new PQueue({concurrency: 1});
  for (const queue of [better, fast, pool]) queue.pause();
  for (const order of orders) {
    better.push(order, (_error, result) => results.push(`${order.do} ${order[field]}: ${result}`));
    fast.push(order);
    pool.add(() => work('p-queue')(order, () => undefined));
  }
  await sleep(500);
  better.resume();
  fast.resume();
  pool.start();
  await sleep(1000);
  console.log(`the field is ${field}`);
  for (const [name, done] of Object.entries(run)) console.log(`  ${name}: ${done.join(', ')}`);
  console.log(`  callbacks of better-queue: ${results.join(', ')}`);
}
JS
node --no-warnings seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
the field is id
  better-queue: stop a, start b
  fastq: start a, stop a, start b
  p-queue: start a, stop a, start b
  callbacks of better-queue: start a: stop is done, stop a: stop is done, start b: start is done
the field is app
  better-queue: start a, stop a, start b
  fastq: start a, stop a, start b
  p-queue: start a, stop a, start b
  callbacks of better-queue: start a: start is done, stop a: stop is done, start b: start is done
EXPECTED
