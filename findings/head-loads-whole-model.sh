#!/usr/bin/env bash
# A question for the size of a model, HEAD, and one for its first two bytes, load all of it: a cache of nginx asks by GET.
#
# Versions:  nginx 1.22.1 of Debian 12; beside it the cache of Apache 2.4.71. It needs Debian 12, after `apt-get
#            update`; Node 20 or newer.
# Input:     HEAD of a file of 8 MB, and a GET with `Range: bytes=0-1`, as programs ask that want to know the size or
#            the kind of a file; `proxy_cache` and no other rule.
# Expected:  HEAD and the range go to the server behind, as without a cache; a signature for one method is checked for
#            it, and two bytes are paid for.
# Seen:      two times GET, without the range, and 8 MB each: for the answer to HEAD they are thrown away, and who asked
#            for two bytes gets all, with status 200. What may not be kept, as here, is loaded anew by each question. A
#            link that is signed for HEAD is refused. `proxy_cache_convert_head off` helps for HEAD. Apache passes both
#            on.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; sleep 1; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download nginx apache2-bin libapr1 libaprutil1 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
cat >server.mjs <<'JS'
import {appendFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';

const size = 8_000_000;
const server = createServer(({method, headers: {range}}, response) => {
  const length = range ? 2 : size;
  appendFileSync('asked', ` ${method}${range ? ` ${range}` : ''}, ${method === 'HEAD' ? 0 : length} bytes`);
  response.writeHead(range ? 206 : 200, {
    'content-length': length,
    'cache-control': 'no-store',
    'accept-ranges': 'bytes',
    ...(range && {'content-range': `bytes 0-1/${size}`}),
  });
  response.end(method === 'HEAD' ? undefined : Buffer.alloc(length));
});
const spare = [createServer(), createServer()];
for (const one of spare) await new Promise((resolve) => one.listen(0, '127.0.0.1', resolve));
const ports = spare.map((one) => one.address().port);
for (const one of spare) one.close();
server.listen(0, '127.0.0.1', () => writeFileSync('ports', `${[server.address().port, ...ports].join(' ')}\n`));
JS
node server.mjs &
until [[ -s ports ]]; do sleep 0.1; done
read -r api nginx apache <ports
cat >nginx.conf <<CFG
daemon off;
master_process off;
pid nginx.pid;
error_log errors.log;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  proxy_cache_path cache keys_zone=models:1m;
  server {
    listen 127.0.0.1:$nginx;
    location / { proxy_cache models; proxy_pass http://127.0.0.1:$api; }
  }
}
CFG
for name in mpm_event authz_core proxy proxy_http cache cache_disk; do
  echo "LoadModule ${name}_module $folder/packages/usr/lib/apache2/modules/mod_$name.so"
done >apache.conf
mkdir kept
printf '%s\n' "ServerRoot $folder" 'ServerName localhost' "Listen 127.0.0.1:$apache" 'PidFile apache.pid' \
  'ErrorLog apache.log' "Mutex file:$folder" 'CacheRoot kept' 'CacheEnable disk /' "ProxyPass / http://127.0.0.1:$api/" \
  >>apache.conf
packages/usr/sbin/nginx -p "$folder" -c "$folder/nginx.conf" 2>/dev/null &
LD_LIBRARY_PATH=$LD_LIBRARY_PATH packages/usr/sbin/apache2 -f "$folder/apache.conf" -D FOREGROUND &
for port in "$nginx" "$apache"; do
  until curl --silent --output /dev/null "http://127.0.0.1:$port/"; do sleep 0.1; done
done
ask() {
  rm -f asked
  local bytes
  bytes=$(curl --silent --output answer --write-out '%{size_download}' "${@:3}" "http://127.0.0.1:$2/model")
  echo "$1: answer $bytes bytes, the server was asked for:$(<asked)"
}
{
  ask 'nginx, HEAD' "$nginx" --head
  ask 'nginx, two bytes' "$nginx" --range 0-1
  ask 'Apache, HEAD' "$apache" --head
  ask 'Apache, two bytes' "$apache" --range 0-1
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
nginx, HEAD: answer 0 bytes, the server was asked for: GET, 8000000 bytes
nginx, two bytes: answer 8000000 bytes, the server was asked for: GET, 8000000 bytes
Apache, HEAD: answer 0 bytes, the server was asked for: HEAD, 0 bytes
Apache, two bytes: answer 2 bytes, the server was asked for: GET bytes=0-1, 2 bytes
EXPECTED
