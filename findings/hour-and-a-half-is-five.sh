#!/usr/bin/env bash
# An hour and a half is five and a half hours for one calculator with units, and half an hour for another one.
#
# Versions:  qalc of Qalculate 4.5.1, and GNU units 2.22, both of Debian 12. It needs Debian 12 with `apt-get install
#            qalc units`.
# Input:     "1 1/2 hours", as people write it, and with the fraction of units, `1|2`; and a sum of 1,000 and 500.
# Expected:  90 minutes, or an error; 1500.
# Seen:      qalc joins digits with a space between them, so "1 1/2" is 11/2; units multiplies what stands side by side,
#            so "1 1|2" is half of one. Neither says so, and each shows a plain number. For qalc a comma is the end of a
#            value: 1,000 + 500 is the list of 1 and 500. `1.5` and `1+1/2` are right in both.
set -euo pipefail
command -v qalc units >/dev/null || { echo 'It needs two programs: apt-get install qalc units' >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export HOME="$folder" LC_ALL=C
calculate() {
  local qalc units
  qalc=$(qalc -t -defaults "$1${2:+ to $2}" 2>/dev/null | tail -n 1) || qalc=error
  units=$(units --terse -- "${3:-$1}" ${2:+"$2"} \
    2>/dev/null) || units=error
  echo "${3:-$1}${2:+ in $2}: qalc $qalc, units $units"
}
{
  calculate '1 1/2 hours' min '1 1|2 hours'
  calculate '2 1/2 hours' min '2 1|2 hours'
  calculate '1.5 hours' min
  calculate '(1+1/2) hours' min
  calculate '1,000 + 500'
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
1 1|2 hours in min: qalc 330 min, units 30
2 1|2 hours in min: qalc 630 min, units 60
1.5 hours in min: qalc 90 min, units 90
(1+1/2) hours in min: qalc 90 min, units 90
1,000 + 500: qalc [1  500], units error
EXPECTED
