#!/usr/bin/env bash
# A model that could not be downloaded is a file without a byte, the build goes on, and it is never downloaded again.
#
# Versions:  CMake 3.25.1 of Debian 12. It needs Debian 12, after `apt-get update`; Node 20 or newer.
# Input:     `file(DOWNLOAD …)` to a file that is not there yet, from a server that answers 404, 503, or not at all;
#            then the usual `if(NOT EXISTS …)` around it, on a second run, when the server is well again.
# Expected:  an error, as of each other command of CMake that fails: `file(READ)` of a file that is not there stops.
# Seen:      the status is 0, nothing is said, and a file of 0 bytes is there, so that the second run finds it, and
#            leaves it. What failed is only in a variable that one asks for with `STATUS`. With `EXPECTED_HASH` it
#            stops.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download cmake cmake-data libarchive13 libjsoncpp25 librhash0 libuv1 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
cat >server.mjs <<'JS'
import {existsSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
createServer(({url, socket}, response) => {
  if (existsSync('well')) return response.end('a model');
  if (url === '/closed') return socket.destroy();
  response.writeHead(Number(url.slice(1))).end();
}).listen(0, '127.0.0.1', function () {
  writeFileSync('port', String(this.address().port));
});
JS
node server.mjs &
server=$!
until [[ -s port ]]; do sleep 0.1; done
cat >model.cmake <<'CMAKE'
if(NOT EXISTS ${NAME}.bin)
  file(DOWNLOAD ${ADDRESS} ${NAME}.bin ${OPTIONS})
endif()
CMAKE
run() {
  local status=0
  LD_LIBRARY_PATH=$LD_LIBRARY_PATH packages/usr/bin/cmake "-DNAME=$1" "-DADDRESS=http://127.0.0.1:$(<port)/$2" "${@:3}" \
    -P model.cmake >log 2>&1 || status=$?
  echo "$1, $2: status $status, $(wc -l <log) lines of log, $(stat --format %s "$1.bin" 2>/dev/null || echo no) bytes"
}
{
  run one 404
  run two 503
  run three closed
  run hash 503 "-DOPTIONS=EXPECTED_HASH;MD5=d41d8cd98f00b204e9800998ecf8427f" | sed 's/, [0-9]* lines of log//'
  : >well
  run two 503
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
one, 404: status 0, 0 lines of log, 0 bytes
two, 503: status 0, 0 lines of log, 0 bytes
three, closed: status 0, 0 lines of log, 0 bytes
hash, 503: status 1, 0 bytes
two, 503: status 0, 0 lines of log, 0 bytes
EXPECTED
