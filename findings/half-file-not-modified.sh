#!/usr/bin/env bash
# A model whose download broke stays half for ever: the next run hears that nothing has changed, and ends with 0.
#
# Versions:  curl 7.88.1 of Debian 12; beside it Wget 1.21.3. The server runs in Node 20 or newer.
# Input:     `curl --etag-save e --etag-compare e --output model`, the form of curl's own manual for "only if it has
#            changed", of a file with an ETag and a length, whose first download ends after 1000 of 2000 bytes; then the
#            same command again. The same with `--fail --remove-on-error`, and `wget --timestamping`.
# Expected:  the first run fails, and the second loads the file: the ETag belongs to a file that is there.
# Seen:      curl writes the ETag down when the headers come, and keeps it when the body breaks off. The second run
#            sends it, is told 304, and ends by 0: half a file, now and each day until the model changes. With
#            `--remove-on-error` there is no file at all, and the status is 0 as well. Wget compares the length, and
#            loads the file.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
cat >server.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
const broken = new Set();
const headers = {'etag': '"v1"', 'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT', 'content-length': '2000'};
const server = createServer(({url, method, headers: asked, socket}, response) => {
  if (asked['if-none-match'] === '"v1"') return response.writeHead(304, {etag: '"v1"'}).end();
  response.writeHead(200, headers);
  if (method === 'HEAD' || broken.has(url)) return response.end('x'.repeat(2000));
  broken.add(url);
  response.write('x'.repeat(1000));
  setTimeout(() => socket.end(), 100);
}).listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)));
JS
node server.mjs &
server=$!
until [[ -s port ]]; do sleep 0.1; done
address="http://127.0.0.1:$(<port)"
twice() {
  local status
  for run in 1 2; do
    status=0
    "${@:3}" >/dev/null 2>&1 || status=$?
    echo "$1, run $run: status $status, $(stat --format '%s bytes' "$2" 2>/dev/null || echo 'no file')"
  done
}
{
  twice 'curl' one curl --fail --etag-save e1 --etag-compare e1 --output one "$address/one"
  twice 'curl, remove on error' two \
    curl --fail --remove-on-error --etag-save e2 --etag-compare e2 --output two "$address/two"
  twice 'Wget' three wget --tries 1 --timestamping "$address/three"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
curl, run 1: status 18, 1000 bytes
curl, run 2: status 0, 1000 bytes
curl, remove on error, run 1: status 18, no file
curl, remove on error, run 2: status 0, no file
Wget, run 1: status 4, 1000 bytes
Wget, run 2: status 0, 2000 bytes
EXPECTED
