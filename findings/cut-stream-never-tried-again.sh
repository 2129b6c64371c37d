#!/usr/bin/env bash
# A stream that is cut is to be asked for three times, and is asked for once: four decorators see only its start.
#
# Versions:  tenacity 8.2.1, backoff 2.2.1, retrying 1.3.3, retry 0.9.2, circuitbreaker 1.4.0, all of Debian 12, with
#            its Python 3.11. It needs Debian 12, after `apt-get update`.
# Input:     a function that yields one chunk of an answer, and raises then, as a connection does that breaks; an `async
#            def` that raises; and a plain `def`. Each with the decorator of each library, for three tries at most; the
#            breaker is to open after two failures, and is asked four times.
# Expected:  three tries in each case, and two for the breaker, or an error for a kind of function that a decorator
#            cannot wait for.
# Seen:      a plain function is tried three times. A generator is tried once, by all four that retry: calling it makes
#            an object, which succeeds, and the reading comes later. retrying and retry do the same with `async def`,
#            and there the breaker never opens, which does open for a generator. No warning tells it, and the error
#            that comes through looks like that of the last try.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-tenacity python3-backoff python3-retrying python3-retry python3-circuitbreaker \
  python3-decorator python3-six python3-py >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
cat >seen.py <<'PY'
import asyncio
import logging

import backoff
import circuitbreaker
import retry
import retrying
import tenacity

logging.disable()
asked = 0


def ask():
    global asked
    asked += 1


def plain():
    ask()
    raise OSError('the connection is closed')


def stream():
    ask()
    yield 'Red'
    raise OSError('the connection is closed')


async def later():
    ask()
    raise OSError('the connection is closed')


ways = [
    (plain, lambda call: call()),
    (stream, lambda call: list(call())),
    (later, lambda call: asyncio.run(call())),
]
libraries = {
    'tenacity': lambda: tenacity.retry(stop=tenacity.stop_after_attempt(3), reraise=True),
    'backoff': lambda: backoff.on_exception(backoff.constant, OSError, max_tries=3, interval=0),
    'retrying': lambda: retrying.retry(stop_max_attempt_number=3),
    'retry': lambda: retry.retry(tries=3, logger=None),
    'circuitbreaker': lambda: circuitbreaker.CircuitBreaker(failure_threshold=2),
}
for name, decorator in libraries.items():
    counts = []
    for function, run in ways:
        asked = 0
        call = decorator()(function)
        for _ in range(4 if name == 'circuitbreaker' else 1):
            try:
                run(call)
            except (OSError, circuitbreaker.CircuitBreakerError):
                pass
        counts.append(asked)
    print('{}: def {}, a generator {}, async def {}'.format(name, *counts))
PY
PYTHONPATH=packages/usr/lib/python3/dist-packages /usr/bin/python3 -W ignore seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
tenacity: def 3, a generator 1, async def 3
backoff: def 3, a generator 1, async def 3
retrying: def 3, a generator 1, async def 1
retry: def 3, a generator 1, async def 1
circuitbreaker: def 2, a generator 2, async def 4
EXPECTED
