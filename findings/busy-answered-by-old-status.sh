#!/usr/bin/env bash
# A server says that it is busy, and the client reads "200" and the state of an hour ago, as often as it asks.
#
# Versions:  Apache 2.4.71 (mod_cache, mod_cache_disk) of Debian 12. It needs Debian 12, after `apt-get update`; Node 20
#            or newer.
# Input:     a state that may be kept for a second (`max-age=1`); from the second question on, each two seconds after
#            the last, the server answers 503 with `Retry-After: 9`, or 500, or 429; `CacheEnable disk /` and no other
#            rule.
# Expected:  the 503 and its Retry-After reach the client, so that it waits: what may be kept for a second is over.
# Seen:      status 200 and the old state for 503 and 500, with a header Warning and an Age that grows, which no client
#            for polling reads: it goes on asking at its own pace, and never learns of the failure, for as long as it
#            lasts. `CacheStaleOnError` is on unless it is set off. 429 passes.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; sleep 1; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download apache2-bin libapr1 libaprutil1 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
export LD_LIBRARY_PATH=packages/usr/lib/x86_64-linux-gnu
mkdir kept
cat >server.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
const seen = new Set();
const server = createServer(({url}, response) => {
  const [, , status] = url.split('/');
  if (seen.has(url)) return response.writeHead(Number(status), {'retry-after': '9'}).end('busy');
  seen.add(url);
  response.writeHead(200, {'content-type': 'text/plain', 'cache-control': 'max-age=1'}).end('running');
});
const free = createServer().listen(0, '127.0.0.1', () => {
  const {port} = free.address();
  free.close(() => server.listen(0, '127.0.0.1', () => writeFileSync('ports', `${server.address().port} ${port}\n`)));
});
JS
node server.mjs &
until [[ -s ports ]]; do sleep 0.1; done
read -r api proxy <ports
for name in mpm_event authz_core proxy proxy_http cache cache_disk; do
  echo "LoadModule ${name}_module $folder/packages/usr/lib/apache2/modules/mod_$name.so"
done >apache.conf
cat >>apache.conf <<CFG
ServerRoot $folder
ServerName localhost
Listen 127.0.0.1:$proxy
PidFile apache.pid
ErrorLog apache.log
Mutex file:$folder
CacheRoot kept
CacheEnable disk /
<Location /off>
  CacheStaleOnError off
</Location>
ProxyPass / http://127.0.0.1:$api/
CFG
packages/usr/sbin/apache2 -f "$folder/apache.conf" -D FOREGROUND &
until curl --silent --output /dev/null "http://127.0.0.1:$proxy/ready/200"; do sleep 0.2; done
for path in on/503 on/500 on/429 off/503; do
  answers=()
  for _ in 1 2 3; do
    answers+=("$(curl --silent --write-out ' %{http_code};' "http://127.0.0.1:$proxy/$path")")
    sleep 2
  done
  echo "$path: ${answers[*]}"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
on/503: running 200; running 200; running 200;
on/500: running 200; running 200; running 200;
on/429: running 200; busy 429; busy 429;
off/503: running 200; busy 503; busy 503;
EXPECTED
