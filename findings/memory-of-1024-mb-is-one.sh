#!/usr/bin/env bash
# "1,024 MB" of memory is read as one megabyte, and 24Gi, as Kubernetes writes it, as 24 GB: two parsers of sizes.
#
# Versions:  filesize-parser 1.5.2, and humanfriendly 10.0 for Python; beside them xbytes 1.9.1 and bytes-iec 3.1.1.
#            Python 3.11, Node 20 or newer.
# Input:     sizes as tables of machines have them: with a comma between thousands, in units of 1024 (IEC 80000-13), and
#            in the short form of them, Gi, that orders for containers have; filesize-parser by its two bases.
# Expected:  1,073,741,824 or 1,024,000,000 bytes; 25,769,803,776 for both forms of 24 GiB, in which the base is told;
#            or an error, or nothing, for a form that is not known, as of xbytes and bytes-iec.
# Seen:      filesize-parser takes the comma for a point, so a check for at least 512 MB fails; with base 10, GiB are
#            GB. humanfriendly reads GiB, and takes Gi for G, 7 percent less, without a word: an "i" that is not
#            followed by a "b" is passed over.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check humanfriendly==10.0
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund filesize-parser@1.5.2 xbytes@1.9.1 bytes-iec@3.1.1
cat >seen.mjs <<'JS'
import {spawnSync} from 'node:child_process';
import bytesIec from 'bytes-iec';
import parse from 'filesize-parser';
import xbytes from 'xbytes';

const program = 'import sys, humanfriendly; print(humanfriendly.parse_size(sys.argv[1]))';
const libraries = {
  'filesize-parser': (size) => parse(size),
  'filesize-parser, base 10': (size) => parse(size, {base: 10}),
  humanfriendly(size) {
    const {status, stdout} = spawnSync('python/bin/python', ['-c', program, size], {encoding: 'utf8'});
    return status === 0 ? stdout.trim() : 'an error';
  },
  xbytes: (size) => xbytes.parseSize(size),
  'bytes-iec': (size) => bytesIec.parse(size),
};
for (const size of ['1024 MB', '1,024 MB', '24 GiB', '24Gi']) {
  console.log(size);
  for (const [name, read] of Object.entries(libraries)) console.log(`  ${name}: ${read(size) ?? 'nothing'}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
1024 MB
  filesize-parser: 1073741824
  filesize-parser, base 10: 1024000000
  humanfriendly: 1024000000
  xbytes: 1024000000
  bytes-iec: 1024000000
1,024 MB
  filesize-parser: 1073742
  filesize-parser, base 10: 1024000
  humanfriendly: an error
  xbytes: nothing
  bytes-iec: nothing
24 GiB
  filesize-parser: 25769803776
  filesize-parser, base 10: 24000000000
  humanfriendly: 25769803776
  xbytes: 25769803776
  bytes-iec: 25769803776
24Gi
  filesize-parser: 25769803776
  filesize-parser, base 10: 24000000000
  humanfriendly: 24000000000
  xbytes: nothing
  bytes-iec: nothing
EXPECTED
