#!/usr/bin/env bash
# One job that is not there, 404, and for half a minute no other job is asked for: the first call decides alone.
#
# Versions:  opossum 9.0.0; beside it cockatiel 3.2.1. Node 20 or newer.
# Input:     five calls through a circuit breaker with its defaults, the first of which fails with 404; and the same
#            after ten calls that were fine. In cockatiel, a breaker of five failures in a row, as its page has it.
# Expected:  four results: a breaker is for a server that fails again and again; half of the calls is its limit, and the
#            error is of one job.
# Seen:      opossum opens after the first call, as one of one is more than half, and `volumeThreshold` is 0: the other
#            four are refused without a request, for 30 seconds. After ten good calls, all is fine. Every error counts,
#            also what the caller did wrong; `errorFilter` and `volumeThreshold` have to be set.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund opossum@9.0.0 cockatiel@3.2.1
cat >seen.mjs <<'JS'
import {circuitBreaker, ConsecutiveBreaker, handleAll} from 'cockatiel';
import CircuitBreaker from 'opossum';

const ask = async (job) => {
  if (job === 'gone') throw new Error('404');
  return `${job} is done`;
};
const libraries = {
  opossum: () => {
    const breaker = new CircuitBreaker(ask);
    return (job) => breaker.fire(job);
  },
  cockatiel: () => {
    const breaker = circuitBreaker(handleAll, {halfOpenAfter: 30_000, breaker: new ConsecutiveBreaker(5)});
    return (job) => breaker.execute(() => ask(job));
  },
};
for (const [name, make] of Object.entries(libraries)) {
  for (const before of [0, 10]) {
    const call = make();
    for (let count = 0; count < before; count += 1) await call('good');
    const seen = [];
    for (const job of ['gone', 'a', 'b', 'c', 'd']) seen.push(await call(job).catch(({message}) => message));
    console.log(`${name}, ${before} before: ${seen.join(', ')}`);
  }
}
process.exit();
JS
node --no-warnings seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
opossum, 0 before: 404, Breaker is open, Breaker is open, Breaker is open, Breaker is open
opossum, 10 before: 404, a is done, b is done, c is done, d is done
cockatiel, 0 before: 404, a is done, b is done, c is done, d is done
cockatiel, 10 before: 404, a is done, b is done, c is done, d is done
EXPECTED
