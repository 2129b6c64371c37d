#!/usr/bin/env bash
# A job of one second took no time, and its error is not counted: decorators of metrics do not wait for `async def`.
#
# Versions:  prometheus-client 0.26.0. Python 3.11 or newer.
# Input:     the decorators that the documentation shows, `time()` of a histogram, `count_exceptions()` of a counter and
#            `track_inprogress()` of a gauge, before an `async def` that sleeps for a second, and then raises; and
#            before the same as a plain `def`.
# Expected:  the same numbers for both, or an error where the decorator cannot do it: that a function is `async` can be
#            asked for when it is decorated.
# Seen:      with `async def`, each job took less than a millisecond, no job has failed, and none was ever in progress,
#            while the number of jobs is right. What returns at once is the coroutine, which runs later, and unseen. An
#            alert on slow or failed jobs never comes. `with histogram.time():` inside of the function is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check prometheus-client==0.26.0
cat >seen.py <<'PY'
import asyncio
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

running = []


def measured(job):
    registry = CollectorRegistry()
    seconds = Histogram('seconds', 'How long jobs take', registry=registry)
    failed = Counter('failed', 'Jobs that have failed', registry=registry)
    busy = Gauge('busy', 'Jobs that run', registry=registry)
    timed = seconds.time()(job)
    return registry, busy.track_inprogress()(failed.count_exceptions()(timed))


def plain_job():
    running.append(registry.get_sample_value('busy'))
    time.sleep(1)
    raise OSError('out of memory')


async def async_job():
    running.append(registry.get_sample_value('busy'))
    await asyncio.sleep(1)
    raise OSError('out of memory')


def report(name, run):
    try:
        run()
    except OSError:
        value = registry.get_sample_value
        count, seconds, failed = value('seconds_count'), value('seconds_sum'), value('failed_total')
        print(f'{name}: {count:.0f} job of {seconds:.0f} s, {failed:.0f} failed, {running.pop():.0f} was in progress')


registry, job = measured(plain_job)
report('def', job)
registry, job = measured(async_job)
report('async def', lambda: asyncio.run(job()))
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
def: 1 job of 1 s, 1 failed, 1 was in progress
async def: 1 job of 0 s, 0 failed, 0 was in progress
EXPECTED
