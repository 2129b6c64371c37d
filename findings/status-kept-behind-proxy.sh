#!/usr/bin/env bash
# A job that is polled stands still for a minute or two, and an app that has come up is still not found.
#
# Versions:  Varnish 7.1.1 and HAProxy 2.6.12 of Debian 12, with the cache of each. It needs Debian 12, after `apt-get
#            update`; Node 20 or newer, and the C compiler that Varnish reads its rules with.
# Input:     three questions in a row for an answer without any header about caches, one with an ETag as well, a 404,
#            and one with `max-age=1, must-revalidate`, two seconds apart. The server counts.
# Expected:  1 2 3: nothing says that the answers may be kept, an ETag is for a question whether it has changed, and
#            what must be asked for anew after a second is.
# Seen:      Varnish keeps what says nothing for two minutes, the 404 too. HAProxy keeps an answer for a minute as soon
#            as it has an ETag. What is over is given once more by Varnish, which asks behind it: each poll shows the
#            state at the one before.
# For us:    a status is best sent with `Cache-Control: no-store`.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; sleep 1; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download haproxy liblua5.3-0 libopentracing-c-wrapper0 libopentracing1 varnish libvarnishapi3 libjemalloc2 \
  >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
export LD_LIBRARY_PATH=packages/usr/lib/x86_64-linux-gnu
cat >server.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
const counts = {};
const server = createServer(({url}, response) => {
  counts[url] = (counts[url] ?? 0) + 1;
  if (url.includes('etag')) response.setHeader('etag', `"${counts[url]}"`);
  if (url.includes('max-age')) response.setHeader('cache-control', url.slice(1).replace('/', ', ').split('?')[0]);
  response.writeHead(url.includes('404') ? 404 : 200, {'content-type': 'text/plain'}).end(`${counts[url]}`);
});
const free = createServer().listen(0, '127.0.0.1', () => {
  const {port} = free.address();
  free.close(() => server.listen(0, '127.0.0.1', () => writeFileSync('ports', `${server.address().port} ${port}\n`)));
});
JS
node server.mjs &
until [[ -s ports ]]; do sleep 0.1; done
read -r api proxy <ports
printf '%s\n' defaults 'mode http' 'timeout connect 5s' 'timeout client 9s' 'timeout server 9s' \
  'cache all' 'total-max-size 4' 'listen api' "bind 127.0.0.1:$proxy" "server api 127.0.0.1:$api" \
  'http-request cache-use all' 'http-response cache-store all' >haproxy.cfg
echo "vcl 4.1; backend api { .host = \"127.0.0.1\"; .port = \"$api\"; }" >api.vcl
run() {
  "${@:2}" >/dev/null 2>&1 &
  until curl --silent --output /dev/null "http://127.0.0.1:$proxy/ready?$1"; do sleep 0.2; done
  for path in plain etag 404 max-age=1/must-revalidate; do
    answers=()
    for _ in 1 2 3; do
      answers+=("$(curl --silent "http://127.0.0.1:$proxy/$path?$1")")
      if [[ $path == *must* ]]; then sleep 2; else sleep 0.3; fi
    done
    echo "$1, $path: ${answers[*]}"
  done
  kill $!
  wait $! || true
}
{
  run HAProxy packages/usr/sbin/haproxy -db -f haproxy.cfg
  run Varnish packages/usr/sbin/varnishd -j none -F -n "$folder/varnish" -a "127.0.0.1:$proxy" -f "$folder/api.vcl"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
HAProxy, plain: 1 2 3
HAProxy, etag: 1 1 1
HAProxy, 404: 1 2 3
HAProxy, max-age=1/must-revalidate: 1 2 3
Varnish, plain: 1 1 1
Varnish, etag: 1 1 1
Varnish, 404: 1 1 1
Varnish, max-age=1/must-revalidate: 1 1 2
EXPECTED
