#!/usr/bin/env bash
# A job that is done cannot be ordered again: the queue that keeps orders from being there twice remembers it for good.
#
# Versions:  persist-queue 0.5.1 of Debian 12, with its Python 3.11. It needs Debian 12, after `apt-get update`.
# Input:     `UniqueAckQ`, a queue in a file in which no item is twice, and whose items are acknowledged when they are
#            done; a prompt is put in twice, taken, acknowledged, and put in again, and once more when the file has
#            been opened anew. The same with `UniqueQ`, the queue without acknowledgement.
# Expected:  one item, none when it is done, and one again: an item that is done is not in the queue, as in UniqueQ.
# Seen:      UniqueAckQ takes it, and does not have it: `put` returns as always, the size is 0, and no worker ever gets
#            the job. What is done stays in the table, where the same item may not be twice. A nightly job runs in the
#            first night. A test that orders different prompts passes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-persist-queue >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
cat >seen.py <<'PY'
import persistqueue

for name in ('UniqueQ', 'UniqueAckQ'):
    queue = getattr(persistqueue, name)(name)
    queue.put('a red lamp')
    queue.put('a red lamp')
    twice = queue.size
    item = queue.get()
    if name == 'UniqueAckQ':
        queue.ack(item)
    done = queue.size
    queue.put('a red lamp')
    again = queue.size
    queue = getattr(persistqueue, name)(name)
    queue.put('a red lamp')
    queue.put('a green lamp')
    print(f'{name}: put in twice {twice}, done {done}, again {again}, opened anew, with another one {queue.size}')
PY
PYTHONPATH=packages/usr/lib/python3/dist-packages /usr/bin/python3 seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
UniqueQ: put in twice 1, done 0, again 1, opened anew, with another one 2
UniqueAckQ: put in twice 1, done 0, again 0, opened anew, with another one 1
EXPECTED
