#!/usr/bin/env bash
# A time limit of 0.3 seconds ends a job, which starts anew: the retry takes the cancellation for a failure of the job.
#
# Versions:  tenacity 9.1.4; beside it stamina 26.1.0 and backoff 2.2.1. Python 3.11 or newer.
# Input:     a call that is to be repeated for each error but a wrong input: `retry_if_not_exception_type(ValueError)`,
#            or a function that says so; three attempts; in `asyncio.timeout(0.3)`, and with Ctrl+C, which is a
#            KeyboardInterrupt.
# Expected:  a TimeoutError after 0.3 seconds, and the end of the program, after one call each: neither is an
#            `Exception` for Python, so that nothing takes them for an error of the call.
# Seen:      tenacity and stamina catch both, and make the call again: there is no TimeoutError, and the result comes as
#            if there were no limit. Ctrl+C must be pressed as often as there are attempts. `retry_if_exception_type()`
#            of tenacity, which is its default, and a class of errors for stamina, look at `Exception` alone. backoff
#            catches what it is told, and then asks its function.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check tenacity==9.1.4 stamina==26.1.0 backoff==2.2.1
cat >seen.py <<'PY'
import asyncio

import backoff
import stamina
import tenacity


stamina.instrumentation.set_on_retry_hooks([])


def is_no_wrong_input(error):
    return not isinstance(error, ValueError)


three = tenacity.stop_after_attempt(3)
ways = {
    "tenacity, not ValueError": tenacity.retry(retry=tenacity.retry_if_not_exception_type(ValueError), stop=three),
    "tenacity, Exception": tenacity.retry(retry=tenacity.retry_if_exception_type(), stop=three),
    "stamina, not ValueError": stamina.retry(on=is_no_wrong_input, attempts=3, wait_initial=0, wait_jitter=0),
    "stamina, Exception": stamina.retry(on=Exception, attempts=3, wait_initial=0, wait_jitter=0),
    "backoff, not ValueError": backoff.on_exception(
        backoff.constant, Exception, max_tries=3, giveup=lambda error: not is_no_wrong_input(error)
    ),
}


async def limited(way):
    calls = 0

    @way
    async def work():
        nonlocal calls
        calls += 1
        await asyncio.sleep(0.6)
        return "a picture"

    try:
        async with asyncio.timeout(0.3):
            result = await work()
    except TimeoutError:
        result = "TimeoutError"
    return f"{result}, calls {calls}"


def stopped(way):
    calls = 0

    @way
    def work():
        nonlocal calls
        calls += 1
        raise KeyboardInterrupt

    try:
        work()
    except BaseException as error:
        return f"{type(error).__name__}, calls {calls}"


for name, way in ways.items():
    print(f"{name}: limit: {asyncio.run(limited(way))}; Ctrl+C: {stopped(way)}")
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
tenacity, not ValueError: limit: a picture, calls 2; Ctrl+C: RetryError, calls 3
tenacity, Exception: limit: TimeoutError, calls 1; Ctrl+C: KeyboardInterrupt, calls 1
stamina, not ValueError: limit: a picture, calls 2; Ctrl+C: KeyboardInterrupt, calls 3
stamina, Exception: limit: TimeoutError, calls 1; Ctrl+C: KeyboardInterrupt, calls 1
backoff, not ValueError: limit: TimeoutError, calls 1; Ctrl+C: KeyboardInterrupt, calls 1
EXPECTED
