#!/usr/bin/env bash
# A pool for two jobs at a time runs all ten, as soon as each of them has a time limit.
#
# Versions:  p-queue 9.3.5, bottleneck 2.19.5, opossum 9.0.0, cockatiel 3.2.1. Node 20.
# Input:     ten jobs of a second each, two at a time, with a time limit of a tenth of a second, as an option of the
#            library.
# Expected:  never more than two jobs at once: one that is too late is given up, but holds its place until it has ended,
#            or it is stopped by a signal, if it takes one. An API refuses the third job, or bills it.
# Seen:      nine or ten jobs at once: what is too late is counted as gone, and goes on. The error of p-queue says that
#            two are running. All of the ten jobs are done in the end, and the program has an error for each. In cockatiel
#            the order decides: the limit around the pool runs two jobs, the pool around the limit ten.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund p-queue@9.3.5 bottleneck@2.19.5 opossum@9.0.0 cockatiel@3.2.1
cat >seen.mjs <<'JS'
import {setTimeout as sleep} from 'node:timers/promises';
import Bottleneck from 'bottleneck';
import {bulkhead, timeout, TimeoutStrategy, wrap} from 'cockatiel';
import CircuitBreaker from 'opossum';
import PQueue from 'p-queue';

const [COUNT, SIZE, LIMIT] = [10, 2, 100];
const limit = timeout(LIMIT, TimeoutStrategy.Aggressive);
const pool = bulkhead(SIZE, COUNT);
const starters = {
  'p-queue': () => {
    const queue = new PQueue({concurrency: SIZE, timeout: LIMIT});
    return (job) => queue.add(job);
  },
  bottleneck: () => {
    const limiter = new Bottleneck({maxConcurrent: SIZE});
    return (job) => limiter.schedule({expiration: LIMIT}, job);
  },
  opossum: (job) => {
    const breaker = new CircuitBreaker(job, {capacity: SIZE, timeout: LIMIT, volumeThreshold: COUNT});
    return async (_, at) => {
      await sleep(at * 60); // It refuses what comes while the pool is full.
      return breaker.fire();
    };
  },
  'cockatiel, pool around limit': () => (job) => wrap(pool, limit).execute(job),
  'cockatiel, limit around pool': () => (job) => wrap(limit, pool).execute(job),
};
for (const [name, makeStart] of Object.entries(starters)) {
  let [running, most, done] = [0, 0, 0];
  const job = async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(1000);
    running -= 1;
    done += 1;
  };
  const start = makeStart(job);
  const results = await Promise.allSettled(Array.from({length: COUNT}, (_, at) => start(job, at)));
  const errors = results.filter(({status}) => status === 'rejected').length;
  await sleep(1200);
  console.log(`${name}: ${most > SIZE ? 'more than two' : most} at once, ${errors} errors, ${done > SIZE ? 'most' : done} done`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
p-queue: more than two at once, 10 errors, most done
bottleneck: more than two at once, 10 errors, most done
opossum: more than two at once, 10 errors, most done
cockatiel, pool around limit: more than two at once, 10 errors, most done
cockatiel, limit around pool: 2 at once, 10 errors, 2 done
EXPECTED
