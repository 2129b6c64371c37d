#!/usr/bin/env bash
# A seed of 16 digits is sent as 4.5035996273705e+15, another number, and an app without LoRAs gets `{}`: JSON by Lua.
#
# Versions:  lua-cjson 2.1.0, which OpenResty and Redis have, dkjson 2.6 and json 1.3.4, with Lua 5.1, of Debian 12;
#            Redis 7.0.15. It needs Debian 12, after `apt-get update`.
# Input:     JSON that is read and written again, with nothing changed: a seed below 2^53, a time in microseconds, a
#            bill, and an empty list and object; in Redis by EVAL, as a queue keeps its jobs.
# Expected:  the same numbers: Lua 5.1 counts with doubles, which hold whole numbers up to 2^53 exactly.
# Seen:      all three write 14 digits, so the seed is another one, with an exponent that a schema of integers refuses,
#            and a time is half a millisecond off. A time in milliseconds has 13, so that a test passes.
#            `cjson.encode_number_precision` takes 14 at most. An empty list becomes `{}` in cjson and in Redis; the
#            other two keep what it was.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; sleep 0.3; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download lua5.1 lua-cjson lua-dkjson lua-json lua-lpeg liblua5.1-0 redis-server redis-tools liblzf1 libatomic1 \
  libjemalloc2 lua-bitop >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH
export LUA_PATH="$folder/packages/usr/share/lua/5.1/?.lua;$folder/packages/usr/share/lua/5.1/?/init.lua"
export LUA_CPATH="$LD_LIBRARY_PATH/lua/5.1/?.so"
packages/usr/bin/redis-server --port 0 --unixsocket "$folder/redis.sock" --save '' --daemonize no >/dev/null &
server=$!
until [[ -S redis.sock ]]; do sleep 0.1; done
texts=('{"seed":4503599627370497}' '{"time":1767571200123456}' '{"time":1767571200123}' '{"cost":1234567890.123456}' '{"loras":[]}')
each='for i = 1, #arg do print(json.encode((json.decode(arg[i])))) end'
run() {
  echo "$1" >run.lua
  packages/usr/bin/lua5.1 run.lua "${texts[@]}" | paste -sd ' '
}
{
  echo "cjson: $(run "json = require('cjson') $each")"
  echo "dkjson: $(run "json = require('dkjson') $each")"
  echo "json: $(run "json = require('json') $each")"
  for text in "${texts[@]}"; do
    packages/usr/bin/redis-cli -s redis.sock EVAL 'return cjson.encode(cjson.decode(ARGV[1]))' 0 "$text"
  done | paste -sd ' ' | sed 's/^/Redis: /'
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
cjson: {"seed":4.5035996273705e+15} {"time":1.7675712001235e+15} {"time":1767571200123} {"cost":1234567890.1235} {"loras":{}}
dkjson: {"seed":4.5035996273705e+15} {"time":1.7675712001235e+15} {"time":1767571200123} {"cost":1234567890.1235} {"loras":[]}
json: {"seed":4.5035996273705e+15} {"time":1.7675712001235e+15} {"time":1767571200123} {"cost":1234567890.1235} {"loras":[]}
Redis: {"seed":4.5035996273705e+15} {"time":1.7675712001235e+15} {"time":1767571200123} {"cost":1234567890.1235} {"loras":{}}
EXPECTED
