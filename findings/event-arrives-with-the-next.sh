#!/usr/bin/env bash
# The event "done" of a job comes with the next event, or never: HAProxy keeps the last letters of what it compresses.
#
# Versions:  HAProxy 2.6.12 of Debian 12; beside it the gzip of nginx 1.22.1. It needs Debian 12, after `apt-get update`;
#            Node 20 or newer.
# Input:     an event stream of three events, a second apart, and its end a second later; `compression algo gzip` in
#            HAProxy, without types, and a client that takes gzip, as browsers and fetch do.
# Expected:  each event at once, as from nginx: a stream that is compressed is flushed after each part, or what says
#            `text/event-stream` is left as it is; or, if it is buffered, nothing at all comes, so that a test shows it.
# Seen:      the client gets the status, the headers and nearly all of an event at once, and its last letters and the empty
#            line with the next one, so that no reader takes it for an event. A client is always one event behind, and
#            the last one waits for the end of the stream, or for a comment: who waits for "done" to stop an app waits on,
#            and the app is billed. With `compression type`, and no event stream among the types, all is right. The
#            server behind can say `Cache-Control: no-transform`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download haproxy liblua5.3-0 libopentracing-c-wrapper0 libopentracing1 nginx >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH HOME="$folder"
cat >server.mjs <<'JS'
import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';

let sent;
const server = createServer(async ({url}, response) => {
  if (url === '/no-transform') response.setHeader('cache-control', 'no-transform');
  response.writeHead(200, {'content-type': 'text/event-stream'});
  sent = 0;
  for (const state of ['queued', 'running', 'done']) {
    sent += 1;
    response.write(`data: ${state}\n\n`);
    await sleep(1000);
  }
  sent = 'all';
  response.end();
}).listen(0, '127.0.0.1');
const free = createServer().listen(0, '127.0.0.1');
await sleep(100);
const {port} = free.address();
const api = `127.0.0.1:${server.address().port}`;
await new Promise((resolve) => free.close(resolve));

const limits = 'timeout connect 5s\n timeout client 9s\n timeout server 9s';
const haproxy = `listen a\n mode http\n ${limits}\n bind 127.0.0.1:${port}\n server a ${api}\n`;
writeFileSync('plain.cfg', haproxy);
writeFileSync('gzip.cfg', `${haproxy} compression algo gzip\n`);
writeFileSync('typed.cfg', `${haproxy} compression algo gzip\n compression type text/html application/json\n`);
const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join(' ');
const gzip = 'gzip on; gzip_min_length 0; gzip_types text/event-stream; gzip_proxied any;';
const location = `location / { proxy_http_version 1.1; proxy_buffering off; proxy_pass http://${api}; }`;
writeFileSync(
  'nginx.conf',
  `daemon off; pid nginx.pid; events {}
   http { access_log off; ${paths} ${gzip} server { listen 127.0.0.1:${port}; ${location} } }`,
);
const bin = 'packages/usr';
const runs = [
  ['HAProxy, plain', '/', [`${bin}/sbin/haproxy`, '-db', '-f', 'plain.cfg']],
  ['HAProxy, gzip', '/', [`${bin}/sbin/haproxy`, '-db', '-f', 'gzip.cfg']],
  ['HAProxy, gzip, no-transform', '/no-transform', [`${bin}/sbin/haproxy`, '-db', '-f', 'gzip.cfg']],
  ['HAProxy, gzip with types', '/', [`${bin}/sbin/haproxy`, '-db', '-f', 'typed.cfg']],
  ['nginx, gzip', '/', [`${bin}/sbin/nginx`, '-p', process.cwd(), '-e', 'error.log', '-c', 'nginx.conf']],
];
for (const [name, path, [file, ...rest]] of runs) {
  const proxy = spawn(file, rest, {stdio: 'ignore'});
  await sleep(1000);
  const {body, headers} = await fetch(`http://127.0.0.1:${port}${path}`);
  let text = '';
  const seen = [];
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const [rest, ...events] = text.split('\n\n').reverse();
    text = rest;
    for (const event of events.reverse()) seen.push(`${event.replace('data: ', '')} with ${sent} sent`);
  }
  console.log(`${name} (${headers.get('content-encoding') ?? 'not compressed'}): ${seen.join(', ')}`);
  const ended = new Promise((resolve) => proxy.on('exit', resolve));
  proxy.kill();
  await ended;
}
process.exit();
JS
node server.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
HAProxy, plain (not compressed): queued with 1 sent, running with 2 sent, done with 3 sent
HAProxy, gzip (gzip): queued with 2 sent, running with 3 sent, done with all sent
HAProxy, gzip, no-transform (not compressed): queued with 1 sent, running with 2 sent, done with 3 sent
HAProxy, gzip with types (not compressed): queued with 1 sent, running with 2 sent, done with 3 sent
nginx, gzip (gzip): queued with 1 sent, running with 2 sent, done with 3 sent
EXPECTED
