#!/usr/bin/env bash
# A job of one second took no time, and none has failed: what measures a function has seen it start, and no more.
#
# Versions:  prometheus-client 0.16.0 of Debian 12, with its Python 3.11; beside it statsd 4.0.1. It needs Debian 12,
#            after `apt-get update`.
# Input:     the decorators that the documentation shows, `time()` of a histogram, `count_exceptions()` of a counter and
#            `track_inprogress()` of a gauge, before an `async def` that sleeps for a second, and then raises; and
#            before the same as a plain `def`.
# Expected:  the same numbers for both, as of statsd, or an error where the decorator cannot do it: that a function is
#            `async` can be asked for when it is decorated.
# Seen:      with `async def`, each job took less than a millisecond, no job has failed, and none was ever in progress,
#            while the number of jobs is right. What returns at once is the coroutine, which runs later, and unseen. An
#            alert on slow or failed jobs never comes. `with histogram.time():` inside of the function is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-prometheus-client python3-statsd >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
cat >seen.py <<'PY'
import asyncio
import socket
import time

import statsd
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

server = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
server.bind(('127.0.0.1', 0))
server.settimeout(5)
client = statsd.StatsClient(*server.getsockname())
running = []


def measured(job):
    registry = CollectorRegistry()
    seconds = Histogram('seconds', 'How long jobs take', registry=registry)
    failed = Counter('failed', 'Jobs that have failed', registry=registry)
    busy = Gauge('busy', 'Jobs that run', registry=registry)
    timed = seconds.time()(client.timer('job')(job))
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
    took = float(server.recv(100).decode().split(':')[1].split('|')[0])
    print(f'  statsd: {took / 1000:.0f} s')


registry, job = measured(plain_job)
report('def', job)
registry, job = measured(async_job)
report('async def', lambda: asyncio.run(job()))
PY
PYTHONPATH=packages/usr/lib/python3/dist-packages /usr/bin/python3 seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
def: 1 job of 1 s, 1 failed, 1 was in progress
  statsd: 1 s
async def: 1 job of 0 s, 0 failed, 0 was in progress
  statsd: 1 s
EXPECTED
