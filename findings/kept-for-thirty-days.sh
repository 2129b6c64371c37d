#!/usr/bin/env bash
# What is to be kept for 30 days is kept for a millisecond, and what is to be kept for 24 days is kept.
#
# Versions:  memory-cache 0.2.0, apicache 1.6.3, moize 6.1.7, expiry-map 2.0.0; beside them memoizee 0.4.17 and
#            @isaacs/ttlcache 2.1.5. Node 20 or newer.
# Input:     a price that is asked for three times, 50 ms apart, through each cache, with 24 days and with 30 days;
#            apicache takes the words "30 days".
# Expected:  one question each, or an error for a time that is too long.
# Seen:      three questions for 30 days in the four: they remove an entry by a timer, and a timer of Node.js that is
#            longer than 2^31 ms, 24.8 days, ends after 1 ms, with a warning about the timer on the console, and none
#            about the cache. The server is asked, and paid, each time. memoizee throws; ttlcache keeps the price.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund memory-cache@0.2.0 apicache@1.6.3 moize@6.1.7 \
  expiry-map@2.0.0 memoizee@0.4.17 @isaacs/ttlcache@2.1.5
cat >seen.mjs <<'JS'
import {TTLCache} from '@isaacs/ttlcache';
import apicache from 'apicache';
import ExpiryMap from 'expiry-map';
import memoizee from 'memoizee';
import memoryCache from 'memory-cache';
import moize from 'moize';
import {createServer} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';

let questions = 0;
const price = () => (questions += 1);
const through = (has, put) => () => has() || put(price());
const caches = {
  'memory-cache': (ms) => through(() => memoryCache.get('m'), (value) => memoryCache.put('m', value, ms)),
  moize: (ms) => moize.default(price, {maxAge: ms}),
  'expiry-map': (ms, map = new ExpiryMap(ms)) => through(() => map.get('m'), (value) => map.set('m', value)),
  apicache: async (ms) => {
    const days = ms / 86_400_000;
    const cache = apicache.newInstance().middleware(`${days} days`);
    const server = createServer((request, response) => {
      request.originalUrl = `/${days}`;
      cache(request, response, () => response.writeHead(200).end(`${price()}`));
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return async () => await (await fetch(`http://127.0.0.1:${server.address().port}/`)).text();
  },
  memoizee: (ms) => memoizee(price, {maxAge: ms}),
  ttlcache: (ms, map = new TTLCache({ttl: ms})) => through(() => map.get('m'), (value) => map.set('m', value)),
};
for (const [name, make] of Object.entries(caches)) {
  const seen = [];
  for (const days of [24, 30]) {
    questions = 0;
    memoryCache.clear();
    try {
      const ask = await make(days * 86_400_000);
      for (let time = 0; time < 3; time += 1) {
        await ask();
        await sleep(50);
      }
      seen.push(`${days} days, ${questions}`);
    } catch (error) {
      seen.push(`${days} days, ${error.constructor.name}`);
    }
  }
  console.log(`${name}: ${seen.join('; ')}`);
}
process.exit();
JS
node --no-warnings seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
memory-cache: 24 days, 1; 30 days, 3
moize: 24 days, 1; 30 days, 3
expiry-map: 24 days, 1; 30 days, 3
apicache: 24 days, 1; 30 days, 3
memoizee: 24 days, 1; 30 days, TypeError
ttlcache: 24 days, 1; 30 days, 1
EXPECTED
