#!/usr/bin/env bash
# Each picture gets the description of the first one: what makes the key of a cache takes all files for one.
#
# Versions:  fast-memoize 2.5.2, node-object-hash 3.1.1, hash-it 7.0.2; beside them micro-memoize 5.2.0, object-hash
#            3.0.0 and ohash 2.0.12. Node 20 or newer.
# Input:     arguments of calls whose answers are kept, each time two that differ: two files (Blob), two lists of the
#            same pictures in another order, as "from" and "to" of a transition, two addresses (URL), and two sets of
#            headers.
# Expected:  two keys, or an error, as of object-hash and ohash for a Blob: with one key the answer to the first is
#            given to the second.
# Seen:      for fast-memoize, which goes by JSON, all Blobs and Headers are {}; for node-object-hash Blobs and Headers
#            are one, lists are sorted, and 1, "1" and true are the same; for hash-it all addresses are one, and all
#            headers, also those with another key. There is no error: the second file has the description of the first,
#            and the second user the apps of the first one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund fast-memoize@2.5.2 node-object-hash@3.1.1 hash-it@7.0.2 \
  micro-memoize@5.2.0 object-hash@3.0.0 ohash@2.0.12
cat >seen.mjs <<'JS'
import fastMemoize from 'fast-memoize';
import {hash as hashIt} from 'hash-it';
import {memoize as microMemoize} from 'micro-memoize';
import {hasher} from 'node-object-hash';
import objectHash from 'object-hash';
import {hash as ohash} from 'ohash';

const pairs = {
  files: [new Blob(['a cat']), new Blob(['a dog'])],
  orders: [{pictures: ['day.png', 'night.png']}, {pictures: ['night.png', 'day.png']}],
  addresses: [new URL('https://example.com/cat.png'), new URL('https://example.com/dog.png')],
  headers: [new Headers({'x-api-key': 'one'}), new Headers({'x-api-key': 'two'})],
  'types of a seed': [{seed: 1}, {seed: '1'}],
};
const called = (memoize) => (first, second) => {
  let calls = 0;
  const count = memoize((value) => (calls += value ? 1 : 0));
  return count(first) === count(second);
};
const equal = (hash) => (first, second) => hash(first) === hash(second);
const libraries = {
  'fast-memoize': called(fastMemoize),
  'node-object-hash': equal(hasher().hash),
  'hash-it': equal(hashIt),
  'micro-memoize': called(microMemoize),
  'object-hash': equal(objectHash),
  ohash: equal(ohash),
};
for (const [name, same] of Object.entries(libraries)) {
  const seen = Object.entries(pairs).map(([pair, values]) => {
    try {
      return `${pair} ${same(...values) ? 'ONE KEY' : 'differ'}`;
    } catch {
      return `${pair} an error`;
    }
  });
  console.log(`${name}: ${seen.join(', ')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
fast-memoize: files ONE KEY, orders differ, addresses differ, headers ONE KEY, types of a seed differ
node-object-hash: files ONE KEY, orders ONE KEY, addresses differ, headers ONE KEY, types of a seed ONE KEY
hash-it: files differ, orders differ, addresses ONE KEY, headers ONE KEY, types of a seed differ
micro-memoize: files differ, orders differ, addresses differ, headers differ, types of a seed differ
object-hash: files an error, orders differ, addresses differ, headers an error, types of a seed differ
ohash: files an error, orders differ, addresses differ, headers differ, types of a seed differ
EXPECTED
