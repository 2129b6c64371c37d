#!/usr/bin/env bash
# The bill of the month has failed, and is tried again in a month: what catches up on missed runs takes a failed one as done.
#
# Versions:  anacron 2.3 of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     two jobs of 30 days, one of which ends with 1, as the API was not reachable; anacron is started again on
#            the same day, as it is each hour or day, and after each boot.
# Expected:  the one that failed runs again at the next start: the status is in the log, and anacron is there so that a
#            run that did not take place is made up for.
# Seen:      both have the day of today in their file, and neither runs. What counts is that it was started and ended,
#            by whatever status. A machine that is off while a job runs makes up for it; one whose network is off does
#            not. The log, and a mail where mail is set up, is all. A job must try again by itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download anacron >/dev/null 2>&1
dpkg -x ./*.deb packages
mkdir spool
cat >table <<TABLE
SHELL=/bin/sh
30 0 good sh -c "echo good >>$folder/runs"
30 0 failing sh -c "echo failing >>$folder/runs; exit 1"
TABLE
start() {
  : >runs
  packages/usr/sbin/anacron -d -n -t "$folder/table" -S "$folder/spool" >log 2>&1
  echo "$1: ran $(sort runs | paste -sd ' ' | sed 's/^$/nothing/'); $(grep -c 'exit status: 1' log || true) failed by the log"
}
{
  start 'first start'
  start 'second start'
  echo "day of today: $(grep -l "$(date +%Y%m%d)" spool/* | xargs -n 1 basename | paste -sd ' ')"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
first start: ran failing good; 1 failed by the log
second start: ran nothing; 0 failed by the log
day of today: failing good
EXPECTED
