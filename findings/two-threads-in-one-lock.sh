#!/usr/bin/env bash
# A lock that keeps two programs from sending the same job lets two threads of one program in, and says that both have it.
#
# Versions:  fasteners 0.17.3 of Debian 12; beside it filelock 3.9.0. It needs Debian 12, after `apt-get update`.
# Input:     `InterProcessLock('jobs.lock')`, made twice in one program, as two threads or two calls of a function do;
#            `acquire(blocking=False)` of both; the first released, then another program tries.
# Expected:  True and False, as of flock, and as between two programs: it is one file, and one lock.
# Seen:      True and True: the lock is one of the process (POSIX), which has it already, so each of two threads sends
#            the job. It gets worse with the first release, which gives up the lock for the whole process: another
#            program comes in while the second thread works, and believes that it is alone. filelock, with flock,
#            refuses the second.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-fasteners python3-filelock >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
cat >seen.py <<'PY'
import subprocess
import sys

import fasteners
import filelock


def fasteners_lock():
    lock = fasteners.InterProcessLock('fasteners')
    return lock.acquire(blocking=False), lock.release


def filelock_lock():
    lock = filelock.FileLock('filelock')
    try:
        lock.acquire(blocking=False)
        return True, lock.release
    except filelock.Timeout:
        return False, None


locks = {'fasteners': fasteners_lock, 'filelock': filelock_lock}
if len(sys.argv) > 1:
    print(locks[sys.argv[1]]()[0])
    sys.exit()
for name, lock in locks.items():
    program = lambda: subprocess.run([sys.executable, __file__, name], capture_output=True, text=True).stdout.strip()
    first, release = lock()
    second, _ = lock()
    print(f'{name}: first {first}, second {second}, another program {program()}')
    release()
    if second:
        print(f'  the first is released, the second is not: another program {program()}')
PY
PYTHONPATH=packages/usr/lib/python3/dist-packages /usr/bin/python3 -W ignore seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
fasteners: first True, second True, another program False
  the first is released, the second is not: another program True
filelock: first True, second False, another program False
EXPECTED
