#!/usr/bin/env bash
# "Wait for the server, then send the jobs" sends them when the wait has failed, too, and ends with their status, 0.
#
# Versions:  wait-for-it 0.0~git20180723 of Debian 12; beside it wait-port 1.1.0. It needs Debian 12, after `apt-get
#            update`; Node 20 or newer.
# Input:     `wait-for-it -t 1 HOST:PORT -- command`, the form of its help, where nothing listens.
# Expected:  no command: it is there to be run when the server is up, as after `&&`.
# Seen:      after the time limit, 15 seconds if none is set, the command runs all the same, and its status is the one
#            that counts. With `-q` nothing is said. A test with a server passes. `--strict` runs it only if the server
#            is there; without a command, and with wait-port, the status is not 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download wait-for-it >/dev/null 2>&1
dpkg -x ./*.deb packages
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund wait-port@1.1.0
port=$(node -e "const s = require('net').createServer().listen(0, '127.0.0.1', () => {
  console.log(s.address().port);
  s.close();
})")
run() {
  local status=0 said
  said=$("${@:2}" 2>/dev/null) || status=$?
  echo "$1: ${said:-nothing}, status $status"
}
wait=packages/usr/bin/wait-for-it
{
  run 'with a command' $wait -q -t 1 "127.0.0.1:$port" -- echo 'jobs are sent'
  run 'with a command, strict' $wait -q -s -t 1 "127.0.0.1:$port" -- echo 'jobs are sent'
  run 'without a command' $wait -q -t 1 "127.0.0.1:$port"
  run 'wait-port' bash -c "npx wait-port --output silent --timeout 1000 127.0.0.1:$port && echo 'jobs are sent'"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
with a command: jobs are sent, status 0
with a command, strict: nothing, status 124
without a command: nothing, status 124
wait-port: nothing, status 1
EXPECTED
