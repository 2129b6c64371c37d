#!/usr/bin/env bash
# A chat that is in the cache is asked, and paid for, again when the same messages have been read from JSON.
#
# Versions:  diskcache 5.6.3; beside it joblib 1.6.0 (Memory). Python 3.11 or newer.
# Input:     `memoize()` on a function that asks a model, with a list of messages of which two have the role "user": as
#            the program has it, and the same list from JSON; and a pair of languages, ("en", "en"), as a key.
# Expected:  one call: the lists are equal, and a key of a cache is compared by what it says.
# Seen:      two calls, and the pair is not there. A key is the bytes of its pickle, in which a text that comes twice is
#            written once if it is one object in memory, and twice if it is two that are equal. A literal is one object;
#            from JSON, each is its own. With no text twice, all is well, so that a test with one message passes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check diskcache==5.6.3 joblib==1.6.0
cat >seen.py <<'PY'
import json

import diskcache
import joblib

one = [{"role": "user", "content": "A lamp?"}]
chat = [*one, {"role": "assistant", "content": "Red."}, {"role": "user", "content": "Why?"}]


def count_calls(wrap, messages):
    calls = []

    def ask(messages):
        calls.append(messages)
        return "Red."

    cached = wrap(ask)
    cached(messages)
    again = json.loads(json.dumps(messages))
    assert again == messages
    cached(again)
    return len(calls)


with diskcache.Cache("disk") as cache:
    print("diskcache, one message: calls", count_calls(cache.memoize(name="one"), one))
    print("diskcache, three messages: calls", count_calls(cache.memoize(name="three"), chat))
    cache[("en", "en")] = "kept"
    print("diskcache, the pair:", cache.get(("en", "en")), cache.get(tuple(json.loads('["en", "en"]'))))
memory = joblib.Memory("joblib", verbose=0)
print("joblib, three messages: calls", count_calls(memory.cache, chat))
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
diskcache, one message: calls 1
diskcache, three messages: calls 2
diskcache, the pair: kept None
joblib, three messages: calls 1
EXPECTED
