#!/usr/bin/env bash
# A chat stream that breaks in its middle is a whole answer behind nginx: the proxy writes the end that never came.
#
# Versions:  nginx 1.22.1 of Debian 12. It needs Debian 12, after `apt-get update`; Node 20 or newer.
# Input:     an event stream whose server closes the connection after the first event, as one does that is restarted;
#            `proxy_pass` and no other rule, then with `proxy_http_version 1.1`, and without a proxy.
# Expected:  the client sees a broken connection, as without a proxy: the server and the client speak HTTP/1.1, where an
#            answer has an end of its own.
# Seen:      by default, nginx asks by HTTP/1.0, where the end of the connection is the end of the answer. So it takes
#            the half for the whole, and sends it on in chunks, with the last one: curl ends by 0, and no client that
#            retries broken streams sees a reason to. The log of errors is empty. With 1.1 all is right: 18 of curl, and
#            a line in the log.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; sleep 0.5; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download nginx >/dev/null 2>&1
dpkg -x ./*.deb packages
cat >server.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
const server = createServer((request, response) => {
  response.writeHead(200, {'content-type': 'text/event-stream'}).write('data: The app is not\n\n');
  setTimeout(() => request.socket.end(), 300);
});
const free = createServer().listen(0, '127.0.0.1', () => {
  const {port} = free.address();
  free.close(() => server.listen(0, '127.0.0.1', () => writeFileSync('ports', `${server.address().port} ${port}\n`)));
});
JS
node server.mjs &
until [[ -s ports ]]; do sleep 0.1; done
read -r api proxy <ports
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
  server {
    listen 127.0.0.1:$proxy;
    location /default { proxy_pass http://127.0.0.1:$api; }
    location /1.1 { proxy_http_version 1.1; proxy_set_header Connection ''; proxy_pass http://127.0.0.1:$api; }
  }
}
CFG
packages/usr/sbin/nginx -p "$folder" -c "$folder/nginx.conf" 2>/dev/null &
until [[ -s nginx.pid ]]; do sleep 0.1; done
sleep 0.3
ask() {
  local status=0
  curl --silent --no-buffer --output answer "http://127.0.0.1:$2" || status=$?
  echo "$1: $(head -n 1 answer), status $status, errors in the log: $(wc -l <errors.log)"
}
{
  ask 'without a proxy' "$api/"
  ask 'nginx' "$proxy/default"
  ask 'nginx by HTTP/1.1' "$proxy/1.1"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
without a proxy: data: The app is not, status 18, errors in the log: 0
nginx: data: The app is not, status 0, errors in the log: 0
nginx by HTTP/1.1: data: The app is not, status 18, errors in the log: 1
EXPECTED
