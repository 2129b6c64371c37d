#!/usr/bin/env bash
# A call that fails gives undefined, as a success, once it has been wrapped to be kept for an hour.
#
# Versions:  cacheable 2.5.0; beside it cache-manager 7.2.8 and p-memoize 8.0.0. Node 20 or newer.
# Input:     a function that asks for the price of a model, and throws, as the server answers 503; wrapped with `wrap`,
#            and with `getOrSet`; default options.
# Expected:  the error: the documentation says that an error is not kept, and that it is returned. A cache should not
#            change whether a call succeeds.
# Seen:      `wrap`, `wrapSync` and `getOrSet` of cacheable give undefined, and the error goes to an event `error` of
#            the cache, which nobody listens to, and which Node.js does not miss. What was a refusal is a price of
#            undefined, and NaN in a sum. With `throwErrors: true` it throws. cache-manager and p-memoize throw.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund cacheable@2.5.0 cache-manager@7.2.8 p-memoize@8.0.0
cat >seen.mjs <<'JS'
import {createCache} from 'cache-manager';
import {Cacheable} from 'cacheable';
import pMemoize from 'p-memoize';

const price = async () => {
  throw new Error('503');
};
const cache = new Cacheable();
const strict = {ttl: '1h', throwErrors: true};
const calls = {
  'cacheable, wrap': cache.wrap(price, {ttl: '1h', keyPrefix: 'price'}),
  'cacheable, getOrSet': () => cache.getOrSet('price', price, {ttl: '1h'}),
  'cacheable, getOrSet, throwErrors': () => cache.getOrSet('price', price, strict),
  'cache-manager': () => createCache().wrap('price', price, 1000),
  'p-memoize': pMemoize(price),
};
for (const [name, call] of Object.entries(calls)) {
  const seen = await Promise.resolve(call('m')).then(
    (value) => `${value}, and two of it ${value * 2}`,
    ({message}) => `throws ${message}`,
  );
  console.log(`${name}: ${seen}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
cacheable, wrap: undefined, and two of it NaN
cacheable, getOrSet: undefined, and two of it NaN
cacheable, getOrSet, throwErrors: throws 503
cache-manager: throws 503
p-memoize: throws 503
EXPECTED
