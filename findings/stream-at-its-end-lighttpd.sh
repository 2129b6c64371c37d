#!/usr/bin/env bash
# A stream of events through lighttpd comes all at once, when it has ended; one without an end never begins.
#
# Versions:  lighttpd 1.4.69 (mod_proxy) of Debian 12; beside it HAProxy 2.6.12. It needs Debian 12, after `apt-get
#            update`; Node 20 or newer.
# Input:     an event stream of two events, the second of which waits until the client has the first, or for three
#            seconds.
# Expected:  the first event comes at once. A header that switches the buffer of nginx off, `X-Accel-Buffering: no`, was
#            sent as well.
# Seen:      lighttpd reads the whole answer before it sends its first byte, the headers too. It takes
#            `server.stream-response-body = 1`, or 2, for the whole server or for a path: the server behind can say
#            nothing about it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download lighttpd haproxy liblua5.3-0 libopentracing-c-wrapper0 libopentracing1 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
export LD_LIBRARY_PATH=packages/usr/lib/x86_64-linux-gnu
cat >server.mjs <<'JS'
import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';

let goOn;
const server = createServer(async (_request, response) => {
  response.writeHead(200, {'content-type': 'text/event-stream', 'x-accel-buffering': 'no'});
  response.write('data: first\n\n');
  await Promise.race([sleep(3000), new Promise((resolve) => (goOn = resolve))]);
  response.end('data: second\n\n');
}).listen(0, '127.0.0.1');
const free = createServer().listen(0, '127.0.0.1');
await sleep(100);
const {port} = free.address();
const api = server.address().port;
await new Promise((resolve) => free.close(resolve));

const lighttpd = `server.document-root = "."
server.bind = "127.0.0.1"
server.port = ${port}
server.modules = ("mod_proxy")
proxy.server = ("" => (("host" => "127.0.0.1", "port" => ${api})))
`;
const limits = 'timeout connect 5s\n timeout client 9s\n timeout server 9s';
writeFileSync('buffer.conf', lighttpd);
writeFileSync('stream.conf', `${lighttpd}server.stream-response-body = 1\n`);
writeFileSync('haproxy.cfg', `listen a\n mode http\n ${limits}\n bind 127.0.0.1:${port}\n server a 127.0.0.1:${api}\n`);
const bin = 'packages/usr/sbin';
const proxies = {
  lighttpd: [`${bin}/lighttpd`, '-D', '-m', 'packages/usr/lib/lighttpd', '-f', 'buffer.conf'],
  'lighttpd, stream-response-body': [`${bin}/lighttpd`, '-D', '-m', 'packages/usr/lib/lighttpd', '-f', 'stream.conf'],
  HAProxy: [`${bin}/haproxy`, '-db', '-f', 'haproxy.cfg'],
};
for (const [name, [file, ...rest]] of Object.entries(proxies)) {
  const proxy = spawn(file, rest, {stdio: 'ignore'});
  await sleep(1000);
  const before = Date.now();
  const {body} = await fetch(`http://127.0.0.1:${port}/`);
  const texts = [];
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    texts.push(chunk.match(/first|second/g).join(' and '));
    if (texts.length === 1) console.log(`${name}: ${texts[0]} after ${Math.round((Date.now() - before) / 1000)} s`);
    goOn();
  }
  const ended = new Promise((resolve) => proxy.on('exit', resolve));
  proxy.kill();
  await ended;
}
process.exit();
JS
node server.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
lighttpd: first and second after 3 s
lighttpd, stream-response-body: first after 0 s
HAProxy: first after 0 s
EXPECTED
