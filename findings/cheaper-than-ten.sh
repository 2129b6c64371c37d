#!/usr/bin/env bash
# Among the apps for less than ten dollars is the one for 1,200, and the most expensive one is "n/a".
#
# Versions:  Miller 6.6.0 of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     CSV of the costs of six apps, as a spreadsheet writes them: 5, 20, "n/a", nothing, "1,200" and "-"; a
#            filter for less and for more than 10, the three most expensive ones, and the sum.
# Expected:  a filter with a number takes numbers, or stops at the first text; an empty field counts in neither.
# Seen:      a text is compared with the number as a text: "1,200", "-" and the empty field are less than 10, and "n/a"
#            is more. `sort -nr` puts all four before 20. The sum leaves them out, without a word, so 1,200 dollars are
#            missing, and the mean is of two, with a count of five beside it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download miller=6.6.0-2+b3 >/dev/null 2>&1
dpkg -x ./*.deb packages
printf '%s\n' app,cost a,5 b,20 c,n/a d, 'e,"1,200"' f,- >costs.csv
mlr() { packages/usr/bin/mlr --icsv --ojsonl "$@" costs.csv; }
{
  echo "less than 10: $(mlr filter '$cost < 10' then cut -f app | paste -sd ' ')"
  echo "more than 10: $(mlr filter '$cost > 10' then cut -f app | paste -sd ' ')"
  echo "the top three: $(mlr sort -nr cost then head -n 3 then cut -f cost | paste -sd ' ')"
  mlr stats1 -a sum,mean,count,max -f cost
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
less than 10: {"app": "a"} {"app": "d"} {"app": "e"} {"app": "f"}
more than 10: {"app": "b"} {"app": "c"}
the top three: {"cost": "n/a"} {"cost": "1,200"} {"cost": "-"}
{"cost_sum": 25, "cost_mean": 12.5, "cost_count": 5, "cost_max": "n/a"}
EXPECTED
