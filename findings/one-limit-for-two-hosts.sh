#!/usr/bin/env bash
# A limit of two calls per host lets two calls through in all: the name that a limiter is given changes nothing.
#
# Versions:  pyrate-limiter 4.5.0. Python 3.11 or newer.
# Input:     `Limiter(Rate(2, Duration.MINUTE))` with `try_acquire('a')` and `try_acquire('b')`, and as a decorator with
#            a name, for two hosts, or two teams, of which each may have two calls a minute.
# Expected:  two calls for each name: a limiter that is asked by a name counts by it.
# Seen:      the third call of all is refused, or waits for a minute, whatever its name is. A short form of the class
#            has one bucket for everything; only a factory of one's own, which chooses a bucket by the name, looks at
#            it. In a test with one name all is well, and in use a busy team takes the calls of all the others.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check pyrate-limiter==4.5.0
cat >seen.py <<'PY'
from pyrate_limiter import BucketFactory, Duration, InMemoryBucket, Limiter, Rate, RateItem

rates = [Rate(2, Duration.MINUTE)]


class ByName(BucketFactory):
    def __init__(self):
        self.buckets = {}

    def wrap_item(self, name, weight=1):
        item = RateItem(name, 0, weight=weight)
        item.timestamp = self.get(item).now()
        return item

    def get(self, item):
        if item.name not in self.buckets:
            self.buckets[item.name] = self.create(InMemoryBucket, rates)
        return self.buckets[item.name]


for way, limiter in {"Limiter(rates)": Limiter(rates), "a factory": Limiter(ByName())}.items():
    answers = [f"{name} {limiter.try_acquire(name, blocking=False)}" for name in ["a", "a", "a", "b", "b", "b"]]
    print(f"{way}: {', '.join(answers)}")
    limiter.close()
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Limiter(rates): a True, a True, a False, b False, b False, b False
a factory: a True, a True, a False, b True, b True, b False
EXPECTED
