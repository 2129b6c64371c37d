#!/usr/bin/env bash
# A budget of two calls in 30 days is never used up: the count begins anew with each call.
#
# Versions:  rate-limiter-flexible 11.4.0; beside it express-rate-limit 8.7.5 with express 5.3.0. Node 20 or newer.
# Input:     `new RateLimiterMemory({points: 2, duration: 30 * 24 * 3600})`, the documented way to count in memory, in
#            seconds, and five calls, 30 ms apart; and the same for 24 days.
# Expected:  two calls, and three refusals, for both; or an error for a duration that is too long.
# Seen:      for 24 days it is so. For 30 days all five calls pass, each as the first one: the timer that ends the time
#            is longer than Node.js has timers, and comes after 1 ms. The only word is a warning about a timer, once.
#            express-rate-limit names the longest time that it can count.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund rate-limiter-flexible@11.4.0 express-rate-limit@8.7.5 \
  express@5.3.0
cat >seen.mjs <<'JS'
import {rateLimit} from 'express-rate-limit';
import {setTimeout as sleep} from 'node:timers/promises';
import {RateLimiterMemory} from 'rate-limiter-flexible';

for (const days of [24, 30]) {
  const limiter = new RateLimiterMemory({points: 2, duration: days * 24 * 3600});
  const seen = [];
  for (let call = 0; call < 5; call += 1) {
    seen.push(await limiter.consume('team').then(({remainingPoints}) => `${remainingPoints} left`, () => 'refused'));
    await sleep(30);
  }
  console.log(`${days} days: ${seen.join(', ')}`);
}
console.error = (error) => console.log(`express-rate-limit: ${error.message.match(/between 1 and \d+/)[0]}`);
rateLimit({windowMs: 30 * 24 * 3600 * 1000, limit: 2});
process.exit();
JS
node --no-warnings seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
24 days: 1 left, 0 left, refused, refused, refused
30 days: 1 left, 1 left, 1 left, 1 left, 1 left
express-rate-limit: between 1 and 2147483647
EXPECTED
