#!/usr/bin/env bash
# Of two files that are downloaded at once the first is missing, and the status is 0; side by side it is 22: curl.
#
# Versions:  curl 7.88.1 of Debian 12; beside it Wget 1.21.3. The server runs in Node 20 or newer.
# Input:     `curl --fail URL -o a URL -o b`, where the first is answered by 404 and the second by 200; the same the
#            other way round, with `--parallel`, with `--fail-early`, and by Wget.
# Expected:  a status that is not 0 if one has failed, as of Wget, and as `--fail` is there for.
# Seen:      the status is that of the last one: 0 if it is the first that fails, with nothing said in a job with
#            `--silent`, and 22 if it is the last. With `--parallel`, the same command gives 22 in both cases, so a
#            script that is tried side by side, and used one by one, passes. `--fail-early` stops at the first.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
cat >server.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
const server = createServer(({url}, response) => response.writeHead(Number(url.slice(1))).end('picture'));
server.listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)));
JS
node server.mjs &
server=$!
until [[ -s port ]]; do sleep 0.1; done
tell() {
  local status=0
  "${@:2}" >/dev/null 2>&1 || status=$?
  echo "$1: status $status, files: $(find . -name '*.png' -printf '%f\n' | sort | paste -sd ' ')"
  rm -f ./*.png
}
missing="http://127.0.0.1:$(<port)/404"
there="http://127.0.0.1:$(<port)/200"
{
  tell 'curl, the first fails' curl --silent --fail "$missing" -o a.png "$there" -o b.png
  tell 'curl, the last fails' curl --silent --fail "$there" -o a.png "$missing" -o b.png
  tell 'curl --parallel, the first fails' curl --silent --fail --parallel "$missing" -o a.png "$there" -o b.png
  tell 'curl --fail-early, the first fails' curl --silent --fail --fail-early "$missing" -o a.png "$there" -o b.png
  tell 'Wget, the first fails' wget --output-document all.png "$missing" "$there"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
curl, the first fails: status 0, files: b.png
curl, the last fails: status 22, files: a.png
curl --parallel, the first fails: status 22, files: b.png
curl --fail-early, the first fails: status 22, files: 
Wget, the first fails: status 8, files: all.png
EXPECTED
