#!/usr/bin/env bash
# Ctrl+C while ten jobs wait in a pool of two: all ten are sent, and paid for, before the program ends.
#
# Versions:  concurrent.futures of Python 3.11; beside it asyncio.to_thread, and multiprocessing.pool.ThreadPool.
# Input:     ten calls of half a second each in `with ThreadPoolExecutor(2)`, as in Python's own example, and SIGINT after
#            1.2 seconds, when six have begun; no handler for signals. The same ten for the other two.
# Expected:  KeyboardInterrupt leaves the block, and what has not begun never begins.
# Seen:      ThreadPoolExecutor begins the other four after Ctrl+C: the end of the block waits for all that was submitted.
#            So it is without `with`, as the end of the program waits too. `shutdown(cancel_futures=True)` in an `except`
#            leaves them out. asyncio.to_thread and ThreadPool end with what has begun.
# For us:    the pools of the programs in Python have a free thread for each request, so that none waits.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >seen.py <<'PY'
import asyncio, os, signal, sys, threading, time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.pool import ThreadPool

begun = []

def run(number):
    begun.append(number)
    time.sleep(0.5)

def in_executor():
    with ThreadPoolExecutor(2) as pool:
        for future in [pool.submit(run, number) for number in range(10)]:
            future.result()

def in_executor_canceled():
    with ThreadPoolExecutor(2) as pool:
        try:
            for future in [pool.submit(run, number) for number in range(10)]:
                future.result()
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise

def in_asyncio():
    async def main():
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(2))
        await asyncio.gather(*(asyncio.to_thread(run, number) for number in range(10)))
    asyncio.run(main())

def in_thread_pool():
    with ThreadPool(2) as pool:
        pool.map(run, range(10), 1)

threading.Timer(1.2, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
try:
    globals()[sys.argv[1]]()
except KeyboardInterrupt:
    print(f'{sys.argv[1]}: {len(begun)} begun')
PY
for way in in_executor in_executor_canceled in_asyncio in_thread_pool; do python3 seen.py $way; done | tee seen.txt
grep --quiet '^in_executor: 10 begun' seen.txt
[[ $(grep -cE '^(in_executor_canceled|in_asyncio|in_thread_pool): ([89]|10)' seen.txt) == 0 ]]
echo "As recorded."
