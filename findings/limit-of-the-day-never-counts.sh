#!/usr/bin/env bash
# "100 per hour; 300 per day" is a limit of 100 for an hour, and of 2,400 for a day: the second limit is not read.
#
# Versions:  limits 2.8.0 of Debian 12, which Flask-Limiter counts with, and its Python 3.11. It needs Debian 12, after
#            `apt-get update`.
# Input:     `parse` with one limit, and with two limits as Flask-Limiter takes them, joined by a semicolon, a comma, or
#            a bar; beside it `parse_many`. And two texts that it does not read.
# Expected:  an error for what is more than the one limit that `parse` gives back, as there is for two limits with a
#            space between them; or both limits.
# Seen:      the first limit, without a word, whatever stands behind the sign. What was copied from the settings of
#            Flask-Limiter, where it is right, lets a team make eight times as many calls in a day. A test of the first
#            limit passes. `parse_many` reads all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-limits python3-deprecated python3-wrapt python3-packaging python3-typing-extensions \
  >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
cat >seen.py <<'PY'
from limits import parse, parse_many, storage, strategies


def read(parser, text):
    try:
        return parser(text)
    except ValueError:
        return 'an error'


texts = [
    '100 per hour',
    '100 per hour; 300 per day',
    '100/hour, 300/day',
    '100/hour|300/day',
    '100 per hour 300 per day',
    'many per hour',
]
for text in texts:
    print(f'{text}: {read(parse, text)}; parse_many: {read(parse_many, text)}')
limit = parse('5 per hour; 3 per day')
limiter = strategies.FixedWindowRateLimiter(storage.MemoryStorage())
print('5 per hour; 3 per day:', sum(limiter.hit(limit) for _ in range(9)), 'of 9 calls pass')
PY
PYTHONPATH=packages/usr/lib/python3/dist-packages /usr/bin/python3 -W ignore seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
100 per hour: 100 per 1 hour; parse_many: [100 per 1 hour]
100 per hour; 300 per day: 100 per 1 hour; parse_many: [100 per 1 hour, 300 per 1 day]
100/hour, 300/day: 100 per 1 hour; parse_many: [100 per 1 hour, 300 per 1 day]
100/hour|300/day: 100 per 1 hour; parse_many: [100 per 1 hour, 300 per 1 day]
100 per hour 300 per day: an error; parse_many: an error
many per hour: an error; parse_many: an error
5 per hour; 3 per day: 5 of 9 calls pass
EXPECTED
