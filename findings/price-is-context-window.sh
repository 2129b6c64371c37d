#!/usr/bin/env bash
# A model has a context of 0.5 tokens, and a price of 0.5 dollars: two functions that share a cache share their results.
#
# Versions:  cachetools 7.2.0; beside it joblib 1.6.0 (Memory) and diskcache 5.6.3. Python 3.11 or newer.
# Input:     `@cached(cache)` on two functions, `price(model)` and `window(model)`, with one `TTLCache`, so that there
#            is one limit of size and one of time for what is known of models.
# Expected:  0.5 and 128000: a decorator is told which function it stands on, and knows the results of each apart, as
#            the other two do.
# Seen:      0.5 and 0.5: a key is made of the arguments alone, and the function that is called first answers for both.
#            Where they are called in another order, it is the other number. A test of each alone passes.
#            `key=partial(hashkey, 'price')` keeps them apart.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check cachetools==7.2.0 joblib==1.6.0 diskcache==5.6.3
cat >seen.py <<'PY'
from functools import partial

import diskcache
import joblib
from cachetools import TTLCache, cached
from cachetools.keys import hashkey


def price(model):
    return 0.5


def window(model):
    return 128000


def show(name, wrap):
    functions = [wrap(price), wrap(window)]
    print(f"{name}: price {functions[0]('m')}, context {functions[1]('m')}")


cache = TTLCache(maxsize=100, ttl=600)
show("cachetools", cached(cache))
cache.clear()
show("cachetools, with a key", lambda function: cached(cache, key=partial(hashkey, function.__name__))(function))
show("joblib", joblib.Memory("joblib", verbose=0).cache)
with diskcache.Cache("disk") as disk:
    show("diskcache", disk.memoize())
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
cachetools: price 0.5, context 0.5
cachetools, with a key: price 0.5, context 128000
joblib: price 0.5, context 128000
diskcache: price 0.5, context 128000
EXPECTED
