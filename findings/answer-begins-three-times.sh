#!/usr/bin/env bash
# An answer that is streamed has its beginning three times: what is tried again sends its first words again, too.
#
# Versions:  stamina 26.1.0; beside it tenacity 9.1.4 and backoff 2.2.1. Python 3.11 or newer.
# Input:     a generator that gives the words of a model as they come, and whose connection breaks after two words, two
#            times; `@stamina.retry(on=ConnectionError, attempts=3)`; the same with an async one.
# Expected:  the ConnectionError after two words, as with the other two, since what has been read cannot be taken back;
#            or, as the decorator does know generators, a new try only before the first word.
# Seen:      "Red lamp", "Red lamp", "Red lamp on": the generator is run anew, and its words go on behind those that
#            have been given. There is no error, and no mark where it begins again. If the connection fails before the
#            first word, as in a test that refuses it, all is right, and the other two do not try again at all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check stamina==26.1.0 tenacity==9.1.4 backoff==2.2.1
cat >seen.py <<'PY'
import asyncio

import backoff
import stamina
import tenacity

stamina.instrumentation.set_on_retry_hooks([])
ways = {
    "stamina": lambda: stamina.retry(on=ConnectionError, attempts=3, wait_initial=0, wait_jitter=0),
    "tenacity": lambda: tenacity.retry(stop=tenacity.stop_after_attempt(3)),
    "backoff": lambda: backoff.on_exception(backoff.constant, ConnectionError, max_tries=3, interval=0),
}


def words(words_before, state):
    state["calls"] = state.get("calls", 0) + 1
    for at, word in enumerate(["Red", " lamp", " on"]):
        if at == words_before and state["calls"] < 3:
            raise ConnectionError
        yield word


def read(way, words_before):
    state, text = {}, ""
    try:
        for word in way(words)(words_before, state):
            text += word
    except ConnectionError:
        text += ", ConnectionError"
    return text


async def read_async(way, words_before):
    state, text = {}, ""

    @way
    async def async_words():
        for word in words(words_before, state):
            yield word

    try:
        async for word in async_words():
            text += word
    except ConnectionError:
        text += ", ConnectionError"
    return text


for words_before in [2, 0]:
    print(f"breaks after {words_before} words")
    for name, way in ways.items():
        texts = [read(way(), words_before), asyncio.run(read_async(way(), words_before))]
        print(f"  {name}: {texts}")
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
breaks after 2 words
  stamina: ['Red lampRed lampRed lamp on', 'Red lampRed lampRed lamp on']
  tenacity: ['Red lamp, ConnectionError', 'Red lamp, ConnectionError']
  backoff: ['Red lamp, ConnectionError', 'Red lamp, ConnectionError']
breaks after 0 words
  stamina: ['Red lamp on', 'Red lamp on']
  tenacity: [', ConnectionError', ', ConnectionError']
  backoff: [', ConnectionError', ', ConnectionError']
EXPECTED
