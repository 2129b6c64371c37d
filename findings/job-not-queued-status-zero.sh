#!/usr/bin/env bash
# A job that could not be queued counts as queued: `redis-cli` prints the error of the server, and ends with status 0.
#
# Versions:  redis-cli and redis-server 7.0.15 of Debian 12; beside them ioredis 5.11.1. It needs Debian 12, after
#            `apt-get update`; Node 20 or newer.
# Input:     `redis-cli LPUSH jobs … && mark-as-sent`, where the key holds another type, where the memory is full, where
#            a password is missing, and where the command has a misprint; and the same in `set -e`.
# Expected:  a status that is not 0, as for a server that is not there, so that the next command does not run.
# Seen:      0 in each, since an answer has come, though it is an error; it stands on the output for results, where a
#            script takes it for one: the ID of the job is "WRONGTYPE …". A stopped server gives 1, so that a test of
#            that passes. `-e` gives 1 for each. ioredis throws.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; sleep 0.3; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download redis-server redis-tools liblzf1 libatomic1 libjemalloc2 liblua5.1-0 lua-bitop lua-cjson >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund ioredis@5.11.1
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
start() {
  LD_LIBRARY_PATH=$LD_LIBRARY_PATH packages/usr/bin/redis-server --port 0 --unixsocket "$folder/$1.sock" --save '' \
    --daemonize no "${@:2}" >/dev/null &
  until [[ -S $1.sock ]]; do sleep 0.1; done
}
start plain
start full --maxmemory 1
start locked --requirepass secret
redis() { LD_LIBRARY_PATH=$LD_LIBRARY_PATH packages/usr/bin/redis-cli -s "$folder/$1.sock" "${@:2}"; }
redis plain SET text 1 >/dev/null
tell() {
  local status=0 strict=0 said
  said=$(redis "${@:2}" 2>/dev/null) || status=$?
  redis "$2" -e "${@:3}" >/dev/null 2>&1 || strict=$?
  echo "$1: status $status, with -e $strict, output: $(cut -d ' ' -f 1 <<<"$said" | head -n 1)"
}
cat >control.mjs <<'JS'
import Redis from 'ioredis';

const redis = new Redis(`${process.cwd()}/plain.sock`);
await redis.lpush('text', 'job').catch((error) => console.log(`ioredis throws: ${error.message.split(' ')[0]}`));
redis.disconnect();
JS
{
  tell 'another type' plain LPUSH text job
  tell 'memory is full' full LPUSH jobs job
  tell 'no password' locked LPUSH jobs job
  tell 'a misprint' plain LPUSHH jobs job
  tell 'no server' none LPUSH jobs job
  tell 'well' plain LPUSH jobs job
  node control.mjs
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
another type: status 0, with -e 1, output: WRONGTYPE
memory is full: status 0, with -e 1, output: OOM
no password: status 0, with -e 1, output: NOAUTH
a misprint: status 0, with -e 1, output: ERR
no server: status 1, with -e 1, output: 
well: status 0, with -e 0, output: 1
ioredis throws: WRONGTYPE
EXPECTED
