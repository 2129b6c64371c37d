#!/usr/bin/env bash
# Two hours after 13:42:54 is 12:42:54, and two hours before it is 16:42:54, for `date`: no error, and the right day.
#
# Versions:  date of coreutils 9.1 of Debian 12; beside it dateutils 0.4.10. It needs Debian 12, after `apt-get update`.
# Input:     `date -d "2024-12-15 13:42:54 + 2 hours"`, a time as an API gives it, without a zone, and a time to add, as
#            in `date -d "now + 2 hours"`; with a T, with Z, with minutes, a day alone, and the other way round.
# Expected:  15:42:54, as with "now".
# Seen:      behind a time of day, "+ 2" is a zone, two hours east of Greenwich, and "hours" is one hour more; "- 2" is
#            a zone, too, and still adds one hour. So an app is to be stopped before it was started. "+ 30 minutes" is
#            an error, so that a test with minutes leads to hours. With Z all is right, since there is a zone, and with
#            the time to add in front, "2 hours 2024-12-15 13:42:54".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download coreutils dateutils >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
export TZ=UTC LC_ALL=C
{
  for time in '2024-12-15 13:42:54 + 2 hours' '2024-12-15T13:42:54 +2 hours' '2024-12-15 13:42:54 - 2 hours' \
    '2024-12-15T13:42:54Z + 2 hours' '2024-12-15 13:42:54 + 30 minutes' '2 hours 2024-12-15 13:42:54'; do
    echo "$time: $(packages/bin/date -d "$time" '+%F %T' 2>/dev/null || echo error)"
  done
  echo "dateutils, +2h: $(packages/usr/bin/dateutils.dadd 2024-12-15T13:42:54 +2h)"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
2024-12-15 13:42:54 + 2 hours: 2024-12-15 12:42:54
2024-12-15T13:42:54 +2 hours: 2024-12-15 12:42:54
2024-12-15 13:42:54 - 2 hours: 2024-12-15 16:42:54
2024-12-15T13:42:54Z + 2 hours: 2024-12-15 15:42:54
2024-12-15 13:42:54 + 30 minutes: error
2 hours 2024-12-15 13:42:54: 2024-12-15 15:42:54
dateutils, +2h: 2024-12-15T15:42:54
EXPECTED
