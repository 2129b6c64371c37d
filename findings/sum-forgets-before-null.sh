#!/usr/bin/env bash
# The sum of all prices has none of those before a job without a price, and an object without its nulls is half gone.
#
# Versions:  jq 1.6 of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     `reduce .[].price as $price (0; . + ($price | values))`, which adds what is no null, and
#            `walk(if . == null then empty else . end)`, which takes nulls out of a document, as many answers have it.
# Expected:  `empty` means "no result": the null is passed over, so 6 of 1, 2, null and 3; all other fields stay.
# Seen:      a step of `reduce` that gives nothing makes the state null, and null and 3 are 3: all that was added before
#            is forgotten, without an error. `walk` is written with `reduce`, so an object keeps the fields behind its
#            last null, and one that ends with a null is gone as a whole. In arrays `walk` is right, so a test with a
#            list passes. `map(values) | add` and `with_entries(select(.value != null))` are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download jq libjq1 libonig5 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH
jobs='[{"price":1},{"price":2},{"price":null},{"price":3}]'
job='{"id":"a","seed":7,"error":null,"price":2}'
show() { echo "$2: $(packages/usr/bin/jq --compact-output "$2" <<<"$1")"; }
{
  # shellcheck disable=SC2016
  show "$jobs" 'reduce .[].price as $price (0; . + ($price | values))'
  show "$jobs" 'map(.price | values) | add'
  show "$job" 'walk(if . == null then empty else . end)'
  show "[1,null,2,null]" 'walk(if . == null then empty else . end)'
  show '{"id":"a","error":null}' 'walk(if . == null then empty else . end)'
  show "$job" 'with_entries(select(.value != null))'
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
reduce .[].price as $price (0; . + ($price | values)): 3
map(.price | values) | add: 6
walk(if . == null then empty else . end): {"price":2}
walk(if . == null then empty else . end): [1,2]
walk(if . == null then empty else . end): 
with_entries(select(.value != null)): {"id":"a","seed":7,"price":2}
EXPECTED
