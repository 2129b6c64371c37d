#!/usr/bin/env bash
# Of 120 jobs that are sent at once, 20 are paid for, and their answers are thrown away: the time limit counts the queue.
#
# Versions:  aiohttp 3.8.4 of Debian 12; beside it Tornado 6.2. It needs Debian 12, after `apt-get update`; Node 20 or
#            newer.
# Input:     120 times a POST at once, in one session, `ClientTimeout(total=5)`, to a server that answers each after
#            three seconds, however many there are.
# Expected:  120 answers after three seconds, or, if the client sends a part of them later, after six: the limit is for
#            a request. Tornado, which sends ten at a time, does it so.
# Seen:      100 answers, and 20 errors: a session has 100 connections, and the limit runs while a request waits for
#            one. The 20 are sent after three seconds, when one is left for them, and are given up two seconds later,
#            when the server works on them. It has taken 120 jobs. The error has no text. With `limit=0` for the
#            connector, or with `sock_read` for the limit, all are answered.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-aiohttp python3-aiosignal python3-async-timeout python3-attr python3-charset-normalizer \
  python3-frozenlist python3-idna python3-multidict python3-yarl python3-tornado >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
cat >server.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
let jobs = 0;
const server = createServer(({url}, response) => {
  if (url === '/count') {
    response.end(`${jobs}`);
    jobs = 0;
  } else {
    jobs++;
    setTimeout(() => response.end('done'), 3000);
  }
});
server.listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)));
JS
node server.mjs &
server=$!
until [[ -s port ]]; do sleep 0.1; done
cat >seen.py <<'PY'
import asyncio
import urllib.request
from collections import Counter

import aiohttp
from tornado.httpclient import AsyncHTTPClient

origin = f'http://127.0.0.1:{open("port").read()}'


async def tell(name, times, send):
    async def outcome():
        try:
            return await send()
        except Exception as error:
            return type(error).__name__

    seen = Counter(await asyncio.gather(*[outcome() for _ in range(times)]))
    jobs = urllib.request.urlopen(f'{origin}/count').read().decode()
    print(f'{name}: {", ".join(f"{kind} {count}" for kind, count in sorted(seen.items(), key=str))}; the server took {jobs}')


async def with_aiohttp(name, limit, **options):
    timeout = aiohttp.ClientTimeout(**options)
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=limit), timeout=timeout) as session:

        async def send():
            async with session.post(origin) as response:
                return await response.text()

        await tell(name, 120, send)


async def main():
    await with_aiohttp('aiohttp, total', 100, total=5)
    await with_aiohttp('aiohttp, total, no limit of connections', 0, total=5)
    await with_aiohttp('aiohttp, sock_read', 100, total=None, sock_read=5)
    tornado = AsyncHTTPClient()

    async def send():
        return (await tornado.fetch(origin, method='POST', body='', request_timeout=5)).body.decode()

    await tell('Tornado', 20, send)


asyncio.run(main())
PY
PYTHONPATH=packages/usr/lib/python3/dist-packages /usr/bin/python3 -W ignore seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
aiohttp, total: TimeoutError 20, done 100; the server took 120
aiohttp, total, no limit of connections: done 120; the server took 120
aiohttp, sock_read: done 120; the server took 120
Tornado: done 20; the server took 20
EXPECTED
