#!/usr/bin/env bash
# A question that takes the server longer than half a second has an empty answer, and the status is 0: asked by socat.
#
# Versions:  socat 1.7.4 of Debian 12; beside it netcat-openbsd 1.219. It needs Debian 12, after `apt-get update`; Node
#            20 or newer.
# Input:     a request of HTTP on standard input, `printf … | socat - TCP:…`, to a server that answers after 0.1 and
#            after 1.5 seconds; and a job as JSON on a line, to a socket of a program.
# Expected:  the answer, as of netcat: the end of the question is not the end of the connection.
# Seen:      nothing, and no error: half a second after its input has ended, socat closes both ways. The server has done
#            the work, and a paid job runs of which nobody has the ID. A server that answers at once, as in a test,
#            shows nothing of it. `-t 60` waits for a minute.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download socat netcat-openbsd libbsd0 libwrap0 libnsl2 libtirpc3 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH
cat >server.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:net';

let jobs = 0;
const server = createServer({allowHalfOpen: true}, (socket) => {
  socket.on('error', () => {});
  socket.once('data', (line) => {
    const {wait} = JSON.parse(line.toString());
    if (wait === undefined) return socket.end(`${jobs} jobs\n`);
    jobs++;
    setTimeout(() => socket.end(`job ${jobs}\n`), wait);
  });
}).listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)));
JS
node server.mjs &
server=$!
until [[ -s port ]]; do sleep 0.1; done
ask() {
  local status=0 answer
  answer=$(echo "$2" | "${@:3}") || status=$?
  echo "$1: ${answer:-nothing}, status $status"
}
socat=packages/usr/bin/socat
to="TCP:127.0.0.1:$(<port)"
{
  ask 'socat, 0.1 seconds' '{"wait": 100}' $socat - "$to"
  ask 'socat, 1.5 seconds' '{"wait": 1500}' $socat - "$to"
  ask 'socat -t 60, 1.5 seconds' '{"wait": 1500}' $socat -t 60 - "$to"
  ask 'netcat, 1.5 seconds' '{"wait": 1500}' packages/bin/nc.openbsd -N 127.0.0.1 "$(<port)"
  ask 'the server has started' '{}' $socat - "$to"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
socat, 0.1 seconds: job 1, status 0
socat, 1.5 seconds: nothing, status 0
socat -t 60, 1.5 seconds: job 3, status 0
netcat, 1.5 seconds: job 4, status 0
the server has started: 4 jobs, status 0
EXPECTED
