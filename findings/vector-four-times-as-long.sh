#!/usr/bin/env bash
# A vector of 3 numbers comes back as 12 others: its memory is written, and not its numbers.
#
# Versions:  cborg 6.1.5; beside it cbor2 2.3.0. Node 20 or newer.
# Input:     {page: "/api", vector: Float32Array of 0.5, -0.25 and 1}, as models for embeddings give it, to CBOR and
#            back.
# Expected:  the three numbers, as a list or as an array of the same kind, which CBOR has (RFC 8746), or an error, as
#            cborg gives for what it does not know, such as a Date.
# Seen:      cborg writes each typed array as plain bytes, and gives a Uint8Array: 12 numbers between 0 and 255. A
#            search by likeness goes on with them. A BigInt64Array of seeds is bytes as well. cbor2 gives a
#            Float32Array.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund cborg@6.1.5 cbor2@2.3.0
cat >seen.mjs <<'JS'
import {decode as decodeByCbor2, encode as encodeByCbor2} from 'cbor2';
import {decode, encode} from 'cborg';

const page = {page: '/api', vector: Float32Array.of(0.5, -0.25, 1), seeds: BigInt64Array.of(7n)};
const libraries = {
  cborg: (value) => decode(encode(value)),
  'cborg, as a list': ({vector, ...rest}) => decode(encode({...rest, vector: [...vector]})),
  cbor2: (value) => decodeByCbor2(encodeByCbor2(value)),
};
for (const [name, turn] of Object.entries(libraries)) {
  const {vector, seeds} = turn(page);
  console.log(`${name}: ${vector.constructor.name} of ${vector.join(', ')}; seeds ${seeds.constructor.name}`);
}
try {
  encode(new Date(0));
} catch {
  console.log('cborg, a Date: an error');
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
cborg: Uint8Array of 0, 0, 0, 63, 0, 0, 128, 190, 0, 0, 128, 63; seeds Uint8Array
cborg, as a list: Array of 0.5, -0.25, 1; seeds Uint8Array
cbor2: Float32Array of 0.5, -0.25, 1; seeds BigInt64Array
cborg, a Date: an error
EXPECTED
