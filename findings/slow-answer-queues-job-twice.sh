#!/usr/bin/env bash
# A job stands in the queue twice, and is paid twice, after one call: the client of Redis for Python sends it anew.
#
# Versions:  redis 8.1.0 (redis-py), with redis-server 7.0.15 of Debian 12; beside it ioredis 5.11.1. It needs Debian 12,
#            after `apt-get update`; Python 3.11 and Node 20, or newer.
# Input:     LPUSH of a job and INCRBYFLOAT of its cost, with a time limit of 0.3 seconds, and no option about retries, while
#            the server stands still for a second, as for a slow script, a snapshot, or a pause of its machine.
# Expected:  a timeout after 0.3 seconds, as of ioredis, after which the program decides: a command that adds something is
#            not safe to repeat.
# Seen:      no error, and the answer of a later try, which counts two jobs in the queue, and twice the cost. By default
#            up to ten tries follow a timeout, for reads and writes alike; the server carries out the first one as well,
#            when it goes on. With `retry=Retry(NoBackoff(), 0)` there is an error and one job.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; sleep 0.3; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download redis-server redis-tools liblzf1 libatomic1 libjemalloc2 lua-cjson lua-bitop liblua5.1-0 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check redis==8.1.0
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund ioredis@5.11.1
packages/usr/bin/redis-server --port 0 --unixsocket "$folder/redis.sock" --save '' --daemonize no >/dev/null &
server=$!
until [[ -S redis.sock ]]; do sleep 0.1; done
cat >seen.py <<'PY'
import os
import signal
import sys
import threading

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

server = int(sys.argv[1])
options = {"retry": Retry(NoBackoff(), 0)} if "once" in sys.argv else {}
client = redis.Redis(unix_socket_path="redis.sock", socket_timeout=0.3, decode_responses=True, **options)
client.ping()
os.kill(server, signal.SIGSTOP)
threading.Timer(1, os.kill, [server, signal.SIGCONT]).start()
try:
    answer = client.lpush("jobs", "a lighthouse") if "push" in sys.argv else client.incrbyfloat("cost", 0.5)
    print(f"answer {answer}")
except redis.TimeoutError:
    print("timeout")
PY
cat >seen.mjs <<'JS'
import {Redis} from 'ioredis';

const server = Number(process.argv[2]);
const client = new Redis({path: 'redis.sock', commandTimeout: 300});
await client.ping();
process.kill(server, 'SIGSTOP');
setTimeout(() => {
  process.kill(server, 'SIGCONT');
  client.disconnect();
}, 1000);
const sent = process.argv.includes('push') ? client.lpush('jobs', 'a lighthouse') : client.incrbyfloat('cost', 0.5);
console.log(await sent.then((answer) => `answer ${answer}`, () => 'timeout'));
JS
redis() { packages/usr/bin/redis-cli -s redis.sock "$@"; }
tell() {
  redis FLUSHALL >/dev/null
  local answer
  answer=$("${@:2}")
  sleep 0.5
  echo "$1: $answer, jobs $(redis LLEN jobs), cost $(redis GET cost | sed "s/^$/none/")"
}
{
  tell 'redis-py, LPUSH' python/bin/python seen.py "$server" push
  tell 'redis-py, INCRBYFLOAT' python/bin/python seen.py "$server"
  tell 'redis-py without tries, LPUSH' python/bin/python seen.py "$server" push once
  tell 'ioredis, LPUSH' node seen.mjs "$server" push
  tell 'ioredis, INCRBYFLOAT' node seen.mjs "$server"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
redis-py, LPUSH: answer 2, jobs 2, cost none
redis-py, INCRBYFLOAT: answer 1.0, jobs 0, cost 1
redis-py without tries, LPUSH: timeout, jobs 1, cost none
ioredis, LPUSH: timeout, jobs 1, cost none
ioredis, INCRBYFLOAT: timeout, jobs 0, cost 0.5
EXPECTED
