#!/usr/bin/env bash
# What removes the jobs that have failed from a list leaves every second one, if they stand next to each other.
#
# Versions:  jq 1.6 of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     `.jobs[] |= select(.status != "FAILED")`, and `map_values(select(…))` on a list: an update that gives
#            nothing removes its item, as in an object, where both are used for that.
# Expected:  no job that has failed is left, or an error if an update may not be empty.
# Seen:      of two that stand together the second stays, of four the second and the fourth, as each removal moves the
#            rest by one, and the next is passed over. One that stands alone is removed, so that a test with one is
#            right. In an object all are removed. `map(select(…))` and `del(.jobs[] | select(…))` are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download jq libjq1 libonig5 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH
{
  for statuses in 'DONE FAILED DONE' 'DONE FAILED FAILED DONE' 'FAILED FAILED FAILED FAILED'; do
    echo "$statuses"
    for filter in '.[] |= select(. == "DONE")' 'map_values(select(. == "DONE"))' \
      'map(select(. == "DONE"))' 'del(.[] | select(. != "DONE"))'; do
      left=$(packages/usr/bin/jq --raw-input --raw-output "split(\" \") | $filter | join(\" \")" <<<"$statuses")
      echo "  $filter: $left"
    done
  done
  echo '{"a":null,"b":null,"c":1}' | packages/usr/bin/jq --compact-output 'map_values(values)'
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
DONE FAILED DONE
  .[] |= select(. == "DONE"): DONE DONE
  map_values(select(. == "DONE")): DONE DONE
  map(select(. == "DONE")): DONE DONE
  del(.[] | select(. != "DONE")): DONE DONE
DONE FAILED FAILED DONE
  .[] |= select(. == "DONE"): DONE FAILED DONE
  map_values(select(. == "DONE")): DONE FAILED DONE
  map(select(. == "DONE")): DONE DONE
  del(.[] | select(. != "DONE")): DONE DONE
FAILED FAILED FAILED FAILED
  .[] |= select(. == "DONE"): FAILED FAILED
  map_values(select(. == "DONE")): FAILED FAILED
  map(select(. == "DONE")): 
  del(.[] | select(. != "DONE")): 
{"c":1}
EXPECTED
