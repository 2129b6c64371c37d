#!/usr/bin/env bash
# A time that is rounded down to a quarter of an hour is an hour too early, and a month and a day are "1 month 62 days".
#
# Versions:  dateutils 0.4.10 of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     10:07 and 10:20, rounded by `dround` with 15m, -15m, /15m and /-15m; the time between two days by `ddiff`,
#            in months and days, and in days.
# Expected:  the next and the last quarter of an hour, with or without the slash; 1 month and 1 day, or 29 days, from 31
#            January to 1 March.
# Seen:      15m is the next time whose minutes are 15, and -15m the last one: 10:07 becomes 09:15, and 10:20 becomes
#            11:15, with no error. The slash asks for quarters. `ddiff` counts 62 days besides the month from 31 January
#            on; from the 15th it is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download dateutils >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
bin=packages/usr/bin
export LD_LIBRARY_PATH=packages/usr/lib/x86_64-linux-gnu
{
  for time in 10:07:00 10:20:00; do
    for rule in 15m -15m /15m /-15m; do
      echo "$time, $rule: $("$bin/dateutils.dround" "$time" -- "$rule")"
    done
  done
  for days in '2026-01-15 2026-03-01' '2026-01-31 2026-03-01' '2026-03-31 2026-05-01'; do
    read -r from to <<<"$days"
    parts=$("$bin/dateutils.ddiff" "$from" "$to" -f '%m months %d days')
    echo "$days: $parts, $("$bin/dateutils.ddiff" "$from" "$to") days"
  done
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
10:07:00, 15m: 10:15:00
10:07:00, -15m: 09:15:00
10:07:00, /15m: 10:15:00
10:07:00, /-15m: 10:00:00
10:20:00, 15m: 11:15:00
10:20:00, -15m: 10:15:00
10:20:00, /15m: 10:30:00
10:20:00, /-15m: 10:15:00
2026-01-15 2026-03-01: 1 months 14 days, 45 days
2026-01-31 2026-03-01: 1 months 62 days, 29 days
2026-03-31 2026-05-01: 1 months 0 days, 31 days
EXPECTED
