#!/usr/bin/env bash
# A read with HTTPie is a POST where there is no terminal: in a job of CI, with cron, and in a loop, which ends after it.
#
# Versions:  HTTPie 3.2.1 of Debian 12. It needs Debian 12, after `apt-get update`; the server runs in Node 20 or newer.
# Input:     `http :PORT/apps`, a GET in a terminal, with /dev/null as its input, which is what cron and CI give; and in a
#            loop over three names, `while read -r name`, with and without a method.
# Expected:  GET, three times in the loop. That a program in a loop can read the names, as ssh does, is known.
# Seen:      POST, also where there is nothing to read. In the loop one request, a POST with the two names that were left
#            as its body; DELETE, and a GET that says so, have such a body as well. The status is 0, so that a list of
#            apps to be deleted is deleted up to the first. `--ignore-stdin` helps against all of it.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download httpie python3-certifi python3-chardet python3-charset-normalizer python3-defusedxml python3-idna \
  python3-markdown-it python3-mdurl python3-multidict python3-pkg-resources python3-pygments python3-requests \
  python3-requests-toolbelt python3-rich python3-six python3-socks python3-urllib3 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
export PYTHONPATH=packages/usr/lib/python3/dist-packages HTTPIE_CONFIG_DIR="$folder/config"
cat >server.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  console.log(`  ${request.method} ${request.url} ${JSON.stringify(body)}`);
  response.end();
}).listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)));
JS
node server.mjs >>seen.txt &
server=$!
until [[ -s port ]]; do sleep 0.1; done
send() { /usr/bin/python3 -W ignore -m httpie --print= "$@"; }
loop() { # what stands before the address
  printf '%s\n' a b c | while read -r name; do send "$@" ":$(<port)/apps/$name"; done
}
run() {
  echo "$*" >>seen.txt
  "$@"
  sleep 0.5
}
run send ":$(<port)/apps" </dev/null
run loop
run loop GET
run loop DELETE
run loop --ignore-stdin
sed -i "s/:$(<port)/:PORT/" seen.txt
cat seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
send :PORT/apps
  POST /apps ""
loop
  POST /apps/a "b\nc\n"
loop GET
  GET /apps/a "b\nc\n"
loop DELETE
  DELETE /apps/a "b\nc\n"
loop --ignore-stdin
  GET /apps/a ""
  GET /apps/b ""
  GET /apps/c ""
EXPECTED
