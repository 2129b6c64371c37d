#!/usr/bin/env bash
# "Jobs that cost more than 0" leaves out all below a dollar, and "costs 9" finds 9.5: a JSONPath filter cuts fractions.
#
# Versions:  jsonpath-ng 1.8.0 (`jsonpath_ng.ext`); beside it jmespath 1.1.0. Python 3.11 or newer.
# Input:     four jobs with costs of 0.4, 9.5, 9 and 10.0, and filters such as `$.jobs[?(@.cost > 0)]`, with numbers
#            that are written with a point and without one.
# Expected:  all four for "> 0", and one for "== 9", as of jmespath: numbers of JSON have no types but one, and 0.4 is
#            more than 0.
# Seen:      three, and two. Before a value is compared, it is made what the number in the filter is: beside `0`, each
#            cost is an `int`, so 0.4 is 0, and 9.5 is 9. With `0.0` and `9.0` all is right; so it is for costs that
#            have no fractions, as in a test. Nothing is said.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check jsonpath-ng==1.8.0 jmespath==1.1.0
cat >seen.py <<'PY'
import jmespath
from jsonpath_ng.ext import parse

answer = {"jobs": [{"cost": 0.4}, {"cost": 9.5}, {"cost": 9}, {"cost": 10.0}]}
for condition in ["> 0", "> 0.0", "== 9", "== 9.0", "> 9", "> 9.0"]:
    found = [match.value for match in parse(f"$.jobs[?(@.cost {condition})].cost").find(answer)]
    sign, number = condition.split()
    beside = jmespath.search(f"jobs[?cost {sign} `{number}`].cost", answer)
    print(f"cost {condition}: {found}, jmespath {beside}")
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
cost > 0: [9.5, 9, 10.0], jmespath [0.4, 9.5, 9, 10.0]
cost > 0.0: [0.4, 9.5, 9, 10.0], jmespath [0.4, 9.5, 9, 10.0]
cost == 9: [9.5, 9], jmespath [9]
cost == 9.0: [9], jmespath [9]
cost > 9: [10.0], jmespath [9.5, 10.0]
cost > 9.0: [9.5, 10.0], jmespath [9.5, 10.0]
EXPECTED
