#!/usr/bin/env bash
# A model of which 2% are there has its full size, and the rest is zeros: a check of the size calls it complete.
#
# Versions:  aria2 1.36.0 of Debian 12; beside it Wget 1.21.3 and curl 7.88.1. It needs Debian 12, after `apt-get
#            update`; the server runs in Node 20 or newer.
# Input:     a file of 8 MiB, whose connection breaks after 200,000 bytes, by `aria2c URL` with no option; then what
#            programs check: that the file is there, its size, and the first bytes.
# Expected:  a file of 200,000 bytes, as of curl and Wget, or none; the name of a whole file belongs to a whole file.
# Seen:      8 MiB under its own name: aria2 lays the whole file out at first, with zeros. Size and head are right, so
#            what loads it takes it for whole, and a program that saves only what is not there never loads it. Its sign
#            is a second file, `.aria2`, and the status 1 of a run that may have been last night.
#            `--file-allocation=none` makes the file only as long as its last piece, if there are several at a time.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download aria2 libaria2-0 libc-ares2 libssh2-1 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
cat >server.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
const size = 8 * 1024 * 1024;
const server = createServer(({socket}, response) => {
  response.writeHead(200, {'content-length': size}).write(Buffer.alloc(200_000, 'x'));
  setTimeout(() => socket.end(), 500);
});
server.listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)));
JS
node server.mjs &
server=$!
until [[ -s port ]]; do sleep 0.1; done
address="http://127.0.0.1:$(<port)/model.bin"
tell() {
  local status=0
  mkdir "$1"
  (cd "$1" && "${@:2}" >/dev/null 2>&1) || status=$?
  echo "$1: status $status, size $(stat --format %s "$1/model.bin"), of the model $(tr -d '\0' <"$1/model.bin" | wc -c), files: $(
    find "$1" -type f -printf '%f\n' | sort | paste -sd ' '
  )"
}
{
  tell aria2 env LD_LIBRARY_PATH="$LD_LIBRARY_PATH" ../packages/usr/bin/aria2c --no-conf --max-tries=1 "$address"
  tell curl curl --remote-name "$address"
  tell Wget wget --tries=1 "$address"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
aria2: status 1, size 8388608, of the model 200000, files: model.bin model.bin.aria2
curl: status 18, size 200000, of the model 200000, files: model.bin
Wget: status 4, size 200000, of the model 200000, files: model.bin
EXPECTED
