#!/usr/bin/env bash
# A bill of $7.80 is $7, and a list of five prices has two: what a script in Redis returns is cut, with no error.
#
# Versions:  Redis 7.0.15 of Debian 12; ioredis 5.11.1 asks as well. It needs Debian 12, after `apt-get update`; Node 20
#            or newer.
# Input:     the sum of costs in a script, `EVAL`, of 2.60 three times; one cost that is read and returned; and a list
#            of prices in which one is not known, as `nil`, and as what `GET` gives for a key that is not there.
# Expected:  7.8, as the script has it in its own comparisons; five items, one of them null.
# Seen:      a number of Lua becomes an integer: 7, cut and not rounded, and 0.9 becomes 0. A list ends before the first
#            nil. What a command gives is passed on as it is, so `return redis.call('GET', …)` is right, and a test of
#            the reading is, too. `tostring(sum)` gives 7.8; a key that is not there is false, and becomes null.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; sleep 0.3; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download redis-server redis-tools liblzf1 libatomic1 libjemalloc2 liblua5.1-0 lua-bitop lua-cjson >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu) packages/usr/bin/redis-server --port 0 \
  --unixsocket "$folder/redis.sock" --save '' --daemonize no >/dev/null &
server=$!
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund ioredis@5.11.1
until [[ -S redis.sock ]]; do sleep 0.1; done
cat >seen.mjs <<'JS'
import Redis from 'ioredis';

const redis = new Redis(`${process.cwd()}/redis.sock`);
await redis.mset({a: '2.60', b: '2.60', c: '2.60', small: '0.9'});
const sum = "local sum = 0 for _, key in ipairs(KEYS) do sum = sum + redis.call('GET', key) end";
const tell = async (name, script, ...keys) =>
  console.log(`${name}: ${JSON.stringify(await redis.eval(script, keys.length, ...keys))}`);
await tell('sum', `${sum} return sum`, 'a', 'b', 'c');
await tell('sum is more than 7.5', `${sum} return tostring(sum > 7.5)`, 'a', 'b', 'c');
await tell('sum as a text', `${sum} return tostring(sum)`, 'a', 'b', 'c');
await tell('half of 0.9', "return redis.call('GET', KEYS[1]) / 2", 'small');
await tell('what GET gives', "return redis.call('GET', KEYS[1])", 'small');
await tell('a list with nil', 'return {1, 2, nil, 4, 5}');
await tell('a list with a key that is not there', "return {1, 2, redis.call('GET', 'none'), 4, 5}");
redis.disconnect();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
sum: 7
sum is more than 7.5: "true"
sum as a text: "7.8"
half of 0.9: 0
what GET gives: "0.9"
a list with nil: [1,2]
a list with a key that is not there: [1,2,null,4,5]
EXPECTED
