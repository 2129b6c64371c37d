#!/usr/bin/env bash
# A server was busy once, and a program has its error for as long as it runs: an error is kept like a price.
#
# Versions:  async_lru 1.0.3 of Debian 12, with its Python 3.11; beside it functools.lru_cache. It needs Debian 12,
#            after `apt-get update`.
# Input:     `@alru_cache` before an `async def` that asks for the price of a model, which fails the first time, as the
#            server answers 503; three calls. And `@lru_cache` before the same as a plain `def`.
# Expected:  an error, then the price, from the second request: the library is made as the counterpart of lru_cache for
#            asyncio, which keeps values alone.
# Seen:      the same error three times, from one request, so that a log has three failures of a server that is well.
#            `cache_exceptions=False` is right, and has to be asked for.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-async-lru >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
cat >seen.py <<'PY'
import asyncio
from functools import lru_cache

from async_lru import alru_cache

requests = 0


def ask(model):
    global requests
    requests += 1
    if requests == 1:
        raise OSError('503')
    return '0.40 dollars'


async def ask_later(model):
    return ask(model)


async def run(call):
    answers = []
    for _ in range(3):
        try:
            answer = call('flux')
            answers.append(await answer if asyncio.iscoroutine(answer) else answer)
        except OSError as error:
            answers.append(f'error {error}')
    return ', '.join(answers)


ways = {
    'lru_cache': lambda: lru_cache(ask),
    'alru_cache': lambda: alru_cache(ask_later),
    'alru_cache, cache_exceptions=False': lambda: alru_cache(cache_exceptions=False)(ask_later),
}
for name, make in ways.items():
    requests = 0
    print(f'{name}: {asyncio.run(run(make()))}; requests: {requests}')
PY
PYTHONPATH=packages/usr/lib/python3/dist-packages /usr/bin/python3 seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
lru_cache: error 503, 0.40 dollars, 0.40 dollars; requests: 2
alru_cache: error 503, error 503, error 503; requests: 1
alru_cache, cache_exceptions=False: error 503, 0.40 dollars, 0.40 dollars; requests: 2
EXPECTED
