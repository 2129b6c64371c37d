#!/usr/bin/env bash
# A signed link is refused: two of three servers that pass it on write its path, or its signature, in another way.
#
# Versions:  Apache 2.4.71 (mod_proxy_http) and lighttpd 1.4.69 (mod_proxy) of Debian 12; beside them HAProxy 2.6.12. It
#            needs Debian 12, after `apt-get update`; Node 20 or newer.
# Input:     paths and queries of signed links, each with signs that are encoded, though they need not be, or with signs
#            that need not be encoded and are not; the rule of each for "pass everything on".
# Expected:  the server behind gets the address as it was sent, which a signature is computed over.
# Seen:      Apache decodes the path and encodes it again in its own way: %2B is +, %7E is ~; a name with %2F is a 404
#            of Apache itself. It leaves the query. lighttpd decodes %2F, which makes one name two, and changes the
#            query as well: small letters of an escape become large, ~ is decoded, and a bracket is encoded. Both join
#            two slashes. `nocanon` with `AllowEncodedSlashes`, and `server.http-parseopts`, help. HAProxy leaves all.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; sleep 1; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download apache2-bin libapr1 libaprutil1 lighttpd haproxy liblua5.3-0 libopentracing-c-wrapper0 \
  libopentracing1 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
export LD_LIBRARY_PATH=packages/usr/lib/x86_64-linux-gnu
cat >server.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
const server = createServer(({url}, response) => response.end(url));
const free = createServer().listen(0, '127.0.0.1', () => {
  const {port} = free.address();
  free.close(() => server.listen(0, '127.0.0.1', () => writeFileSync('ports', `${server.address().port} ${port}\n`)));
});
JS
node server.mjs &
until [[ -s ports ]]; do sleep 0.1; done
read -r api proxy <ports
for name in mpm_event authz_core proxy proxy_http; do
  echo "LoadModule ${name}_module $folder/packages/usr/lib/apache2/modules/mod_$name.so"
done >apache.conf
cat >>apache.conf <<CFG
ServerRoot $folder
ServerName localhost
Listen 127.0.0.1:$proxy
PidFile apache.pid
ErrorLog apache.log
Mutex file:$folder
ProxyPass / http://127.0.0.1:$api/
CFG
cat >lighttpd.conf <<CFG
server.document-root = "$folder"
server.bind = "127.0.0.1"
server.port = $proxy
server.modules = ("mod_proxy")
proxy.server = ("" => (("host" => "127.0.0.1", "port" => $api)))
CFG
printf '%s\n' defaults 'mode http' 'timeout connect 5s' 'timeout client 9s' 'timeout server 9s' 'listen api' \
  "bind 127.0.0.1:$proxy" "server api 127.0.0.1:$api" >haproxy.cfg
run() {
  "${@:2}" >/dev/null 2>&1 &
  until curl --silent --output /dev/null "http://127.0.0.1:$proxy/"; do sleep 0.2; done
  for path in '/a%2Bb' '/a%7Eb' '/a%2Fb' '/a//b' '/%e2%82%ac' '/a?s=x%2fy' '/a?s=%7Ex' '/a?s[0]=x'; do
    seen=$(curl --silent --fail --globoff "http://127.0.0.1:$proxy$path" || echo 'not found')
    if [[ $seen != "$path" ]]; then echo "$1: $path is $seen"; fi
  done
  kill $!
  wait $! || true
  echo "$1: end"
}
{
  run Apache packages/usr/sbin/apache2 -f "$folder/apache.conf" -D FOREGROUND
  run lighttpd packages/usr/sbin/lighttpd -D -f lighttpd.conf -m packages/usr/lib/lighttpd
  run HAProxy packages/usr/sbin/haproxy -db -f haproxy.cfg
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Apache: /a%2Bb is /a+b
Apache: /a%7Eb is /a~b
Apache: /a%2Fb is not found
Apache: /a//b is /a/b
Apache: /%e2%82%ac is /%E2%82%AC
Apache: end
lighttpd: /a%7Eb is /a~b
lighttpd: /a%2Fb is /a/b
lighttpd: /a//b is /a/b
lighttpd: /%e2%82%ac is /%E2%82%AC
lighttpd: /a?s=x%2fy is /a?s=x%2Fy
lighttpd: /a?s=%7Ex is /a?s=~x
lighttpd: /a?s[0]=x is /a?s%5B0%5D=x
lighttpd: end
HAProxy: end
EXPECTED
