#!/usr/bin/env bash
# A compressed log of two days is the log of the first one: what has been appended is not unpacked.
#
# Versions:  fflate 0.8.3; beside it pako 3.0.3 and the zlib of Node.js, 20 or newer.
# Input:     two files of gzip, one behind the other, as `cat a.gz b.gz`, pigz, and log rotation write them; RFC 1952
#            has a file of such members as the usual form, and `gunzip` reads it.
# Expected:  both days, as of pako and Node.js, or an error for what is left over.
# Seen:      `gunzipSync`, `gunzip` and `decompressSync` give the first day alone, without an error, and go by the size
#            at the end of the file for the space of the result. The stream of the same library, `Gunzip`, gives both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund fflate@0.8.3 pako@3.0.3
cat >seen.mjs <<'JS'
import {promisify} from 'node:util';
import {gunzipSync as gunzipByNode, gzipSync} from 'node:zlib';
import {decompressSync, gunzip, Gunzip, gunzipSync} from 'fflate';
import {ungzip} from 'pako';

const log = (day) => Array.from({length: 3}, (_, job) => `2026-12-0${day} job ${job}\n`).join('');
const file = Buffer.concat([gzipSync(log(1)), gzipSync(log(2))]);
const readAsStream = (bytes) => {
  const pieces = [];
  new Gunzip((piece) => pieces.push(piece)).push(bytes, true);
  return Buffer.concat(pieces);
};
const libraries = {
  'fflate, gunzipSync': gunzipSync,
  'fflate, gunzip': promisify(gunzip),
  'fflate, decompressSync': decompressSync,
  'fflate, Gunzip': readAsStream,
  pako: ungzip,
  'Node.js': gunzipByNode,
};
for (const [name, unpack] of Object.entries(libraries)) {
  const lines = Buffer.from(await unpack(file)).toString().trim().split('\n');
  console.log(`${name}: ${lines.length} lines, the last one: ${lines.at(-1)}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
fflate, gunzipSync: 3 lines, the last one: 2026-12-01 job 2
fflate, gunzip: 3 lines, the last one: 2026-12-01 job 2
fflate, decompressSync: 3 lines, the last one: 2026-12-01 job 2
fflate, Gunzip: 6 lines, the last one: 2026-12-02 job 2
pako: 6 lines, the last one: 2026-12-02 job 2
Node.js: 6 lines, the last one: 2026-12-02 job 2
EXPECTED
