#!/usr/bin/env bash
# A quota of ten jobs a month is never used up, and what is kept for a month is gone at once; with 20 days, both work.
#
# Versions:  rate-limiter-flexible 11.4.0 (RateLimiterMemory), hono-rate-limiter 0.5.4 with hono 4.13.19, memory-cache
#            0.2.0; beside them bottleneck 2.19.5, lru-cache 11.5.3, node-cache 5.1.2. Node 20 or newer.
# Input:     a window, or a time to keep, of 20 and of 30 days; default options, and a store in memory.
# Expected:  the same for both, or an error, as from timers in libraries that know how long one can be.
# Seen:      with 30 days, all jobs pass, and the cache is empty. The three start a timer for the time, and a timer of
#            Node.js is good for 2^31 - 1 milliseconds, 24.8 days; a longer one ends after one millisecond. Node.js
#            prints a TimeoutOverflowWarning; the libraries say nothing. The other three are right.
# For us:    no page keeps anything for a month.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund rate-limiter-flexible@11.4.0 hono-rate-limiter@0.5.4 \
  hono@4.13.19 memory-cache@0.2.0 bottleneck@2.19.5 lru-cache@11.5.3 node-cache@5.1.2
cat >seen.mjs <<'JS'
import Bottleneck from 'bottleneck';
import {Hono} from 'hono';
import {rateLimiter} from 'hono-rate-limiter';
import {LRUCache} from 'lru-cache';
import memoryCache from 'memory-cache';
import NodeCache from 'node-cache';
import {setTimeout as sleep} from 'node:timers/promises';
import {RateLimiterMemory} from 'rate-limiter-flexible';

const JOBS = 20;
const limiters = {
  'rate-limiter-flexible': (seconds) => {
    const limiter = new RateLimiterMemory({points: 10, duration: seconds});
    return () => limiter.consume('team').then(() => true, () => false);
  },
  'hono-rate-limiter': (seconds) => {
    const app = new Hono();
    app.use(rateLimiter({windowMs: seconds * 1000, limit: 10, keyGenerator: () => 'team'}));
    app.get('/', (context) => context.text('done'));
    return async () => (await app.request('/')).ok;
  },
  bottleneck: (seconds) => {
    const quota = {reservoir: 10, reservoirRefreshAmount: 10, reservoirRefreshInterval: seconds * 1000};
    const limiter = new Bottleneck(quota);
    return () => Promise.race([limiter.schedule(async () => true), sleep(20, false)]);
  },
};
const caches = {
  'memory-cache': (seconds) => {
    memoryCache.put('prompt', 'picture', seconds * 1000);
    return () => memoryCache.get('prompt');
  },
  'lru-cache': (seconds) => {
    const cache = new LRUCache({ttl: seconds * 1000, ttlAutopurge: true});
    cache.set('prompt', 'picture');
    return () => cache.get('prompt');
  },
  'node-cache': (seconds) => {
    const cache = new NodeCache({stdTTL: seconds});
    cache.set('prompt', 'picture');
    return () => cache.get('prompt');
  },
};
for (const days of [20, 30]) {
  const seconds = days * 24 * 3600;
  for (const [name, make] of Object.entries(limiters)) {
    const ask = make(seconds);
    let passed = 0;
    for (let job = 0; job < JOBS; job += 1) {
      if (await ask()) passed += 1;
      await sleep(10);
    }
    console.log(`${days} days, ${name}: ${passed} of ${JOBS} jobs`);
  }
  for (const [name, make] of Object.entries(caches)) {
    const read = make(seconds);
    await sleep(50);
    console.log(`${days} days, ${name}: ${read() ?? 'nothing'}`);
  }
}
process.exit();
JS
node --no-warnings seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
20 days, rate-limiter-flexible: 10 of 20 jobs
20 days, hono-rate-limiter: 10 of 20 jobs
20 days, bottleneck: 10 of 20 jobs
20 days, memory-cache: picture
20 days, lru-cache: picture
20 days, node-cache: picture
30 days, rate-limiter-flexible: 20 of 20 jobs
30 days, hono-rate-limiter: 20 of 20 jobs
30 days, bottleneck: 10 of 20 jobs
30 days, memory-cache: nothing
30 days, lru-cache: picture
30 days, node-cache: picture
EXPECTED
