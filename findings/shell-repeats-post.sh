#!/usr/bin/env bash
# A job that was paid for runs again and again: curl and Wget repeat a POST that nobody asked them to repeat.
#
# Versions:  curl 7.88.1 and Wget 1.21.3 of Debian 12; the server runs in Node 20 or newer.
# Input:     a POST that a server carries out before it closes the connection without an answer: by curl alone, by curl on
#            the connection of a GET before it (`--next`), and by `wget --post-data`. No option asks for retries.
# Expected:  one request and an error each: a POST is not safe to repeat, and `--retry` of curl is 0 by default.
# Seen:      on a new connection, curl sends one. On a kept connection it sends the POST a second time, as it takes the
#            closed connection for one that was closed before: so do programs that use libcurl with one handle, as in PHP.
#            Wget sends it up to 20 times, with a pause that grows: its option `--tries` counts for POST too.
# For us:    the programs in cURL start curl for each request, so that a POST has a new connection. No page uses Wget.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
cat >server.mjs <<'JS'
import {createServer} from 'node:http';
import {appendFileSync, writeFileSync} from 'node:fs';

const server = createServer(async (request, response) => {
  await request.resume().toArray();
  if (request.method === 'GET') response.end('{}');
  else {
    appendFileSync('seen.txt', `${request.url}\n`);
    request.socket.destroy();
  }
});
server.listen(0, '127.0.0.1', () => writeFileSync('port.txt', String(server.address().port)));
JS
node server.mjs &
server=$!
until [[ -s port.txt ]]; do sleep 0.1; done
url=http://127.0.0.1:$(<port.txt)
curl --silent "$url/curl" --data '{}' || true
curl --silent "$url" --next --silent "$url/curl-kept" --data '{}' || true
timeout 8 wget --quiet --output-document /dev/null --post-data '{}' "$url/wget" || true
sort seen.txt | uniq --count
count() { grep --count --line-regexp "/$1" seen.txt; }
[[ $(count curl) == 1 && $(count curl-kept) == 2 && $(count wget) -ge 3 ]]
echo "As recorded."
