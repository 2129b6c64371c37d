#!/usr/bin/env bash
# The answer with the ID of a job is not saved, and a busy server, half an answer and no answer are a success: Wget2.
#
# Versions:  Wget2 1.99.1 of Debian 12; beside it Wget 1.21.3 and `curl --fail` 7.88.1. It needs Debian 12, after
#            `apt-get update`; the server runs in Node 20 or newer.
# Input:     `wget2 --tries 2 --output-document FILE --post-data … URL`, which has the options of Wget, for answers with
#            200, 201, 202, 404 and 503, one that ends before its Content-Length, and a connection that is closed.
# Expected:  as of Wget: the body of each success is saved, and each failure has a status that is not 0, as its manual
#            lists them: 4 for the network, 8 for an error of the server.
# Seen:      only the body of 200 is saved: 201 and 202, as for a job that was taken, leave an empty file. The status is 0
#            for them, for 503, for half an answer and for a lost connection, and 8 for 404 alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download wget2 libwget0 libgpgme11 libassuan0 wget=1.21.3-1+deb12u1 curl libcurl4 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu):$folder/packages/usr/lib
cat >server.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
const server = createServer(({socket, url}, response) => {
  const kind = url.split('/').at(-1);
  if (kind === 'lost') return socket.destroy();
  if (kind !== 'half') return response.writeHead(Number(kind)).end('{"id": "7f2c"}');
  response.writeHead(200, {'content-length': 100}).write('{"id":');
  setTimeout(() => socket.destroy(), 200);
}).listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)));
JS
node server.mjs &
server=$!
until [[ -s port ]]; do sleep 0.1; done
export LD_LIBRARY_PATH
seen() {
  local status=0
  "${@:3}" "http://127.0.0.1:$(<port)/$1/$2" >/dev/null 2>&1 || status=$?
  echo "$1: status $status, $(cat file 2>/dev/null | wc -c) bytes"
  rm -f file
}
{
  for kind in 200 201 202 404 503 half lost; do
    echo "$kind: $(
      {
        seen Wget2 "$kind" packages/usr/bin/wget2 --tries 2 --output-document file --post-data '{}'
        seen Wget "$kind" packages/usr/bin/wget --tries 2 --output-document file --post-data '{}'
        seen curl "$kind" packages/usr/bin/curl --fail --output file --data '{}'
      } | paste -sd ';' | sed 's/;/; /g'
    )"
  done
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
200: Wget2: status 0, 14 bytes; Wget: status 0, 14 bytes; curl: status 0, 14 bytes
201: Wget2: status 0, 0 bytes; Wget: status 0, 14 bytes; curl: status 0, 14 bytes
202: Wget2: status 0, 0 bytes; Wget: status 0, 14 bytes; curl: status 0, 14 bytes
404: Wget2: status 8, 0 bytes; Wget: status 8, 0 bytes; curl: status 22, 0 bytes
503: Wget2: status 0, 0 bytes; Wget: status 8, 0 bytes; curl: status 22, 0 bytes
half: Wget2: status 0, 6 bytes; Wget: status 4, 6 bytes; curl: status 18, 6 bytes
lost: Wget2: status 0, 0 bytes; Wget: status 4, 0 bytes; curl: status 52, 0 bytes
EXPECTED
