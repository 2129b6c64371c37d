#!/usr/bin/env bash
# A time in milliseconds is a BigInt, or a seed is another one: libraries for MessagePack lose a number in two ways.
#
# Versions:  msgpackr 2.1.4, @msgpack/msgpack 3.1.3, msgpack-lite 0.2.2, msgpack5 6.1.0. Node 20 or newer.
# Input:     {created: 1790000000000}, as @msgpack/msgpack writes it, and {seed: 13911675470359057767}, as msgpackr writes
#            a BigInt: integers of 64 bits, which MessagePack has, other than JSON.
# Expected:  the time as a number, which it is for the one that has sent it, and the seed as a BigInt, or an error: a
#            binary format with a type of its own for such integers is taken because it keeps them.
# Seen:      msgpackr gives a BigInt for the time as well, since it goes by the type and not by the size: `created + 1000`
#            throws, and so does JSON.stringify, in a program where other times, as its own, are numbers. The other three
#            round the seed to 13911675470359058000, without an error: the picture cannot be made again. `useBigInt64` in
#            @msgpack/msgpack makes a BigInt of both; `int64AsType: 'auto'` in msgpackr is right.
# For us:    the API has no MessagePack.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund msgpackr@2.1.4 @msgpack/msgpack@3.1.3 \
  msgpack-lite@0.2.2 msgpack5@6.1.0
cat >seen.mjs <<'JS'
import {decode, encode} from '@msgpack/msgpack';
import lite from 'msgpack-lite';
import msgpack5 from 'msgpack5';
import {pack, Packr, unpack} from 'msgpackr';

const created = Buffer.from(encode({created: 1_790_000_000_000}));
const seed = pack({seed: 13_911_675_470_359_057_767n});
const libraries = {
  msgpackr: unpack,
  "msgpackr, int64AsType: 'auto'": (bytes) => new Packr({int64AsType: 'auto', useRecords: false}).unpack(bytes),
  '@msgpack/msgpack': (bytes) => decode(bytes),
  '@msgpack/msgpack, useBigInt64': (bytes) => decode(bytes, {useBigInt64: true}),
  'msgpack-lite': (bytes) => lite.decode(bytes),
  msgpack5: (bytes) => msgpack5().decode(bytes),
};
console.log(`msgpackr, its own time: ${typeof unpack(pack({created: 1_790_000_000_000})).created}`);
for (const [name, read] of Object.entries(libraries)) {
  console.log(`${name}: time ${typeof read(created).created}, seed ${read(seed).seed}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
msgpackr, its own time: number
msgpackr: time bigint, seed 13911675470359057767
msgpackr, int64AsType: 'auto': time number, seed 13911675470359057767
@msgpack/msgpack: time number, seed 13911675470359058000
@msgpack/msgpack, useBigInt64: time bigint, seed 13911675470359057767
msgpack-lite: time number, seed 13911675470359058000
msgpack5: time number, seed 13911675470359058000
EXPECTED
