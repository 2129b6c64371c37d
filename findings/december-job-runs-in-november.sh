#!/usr/bin/env bash
# A job for December runs in November, one for October never, and one for each first and Friday on few days: systemd-cron.
#
# Versions:  systemd-cron 1.15.19 of Debian 12, which takes the place of cron there, and systemd-analyze 252, which reads
#            the times that it writes; 2.0, which was written anew, was not tried. It needs Debian 12 with Python 3, after
#            `apt-get update`.
# Input:     lines of a crontab with names of months, and with both a day of the month and a day of the week. crontab(5) of
#            the same package describes both: "the command will be run when either field matches".
# Expected:  the month that is named; and the days that cron has: the first, and each Monday besides.
# Seen:      the list of months has no October: its line is a "garbled time" in the journal, and makes no timer; "nov" is
#            the tenth month, and "dec" the eleventh, without an error. Numbers for months are right. Of the days, both
#            fields must match, as in the times of systemd, so that a job for the first, the 15th and all Fridays, which is
#            the example of the manual, runs twice in 2026: what it should stop runs on, and is billed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download systemd-cron systemd libsystemd-shared libfdisk1 libcryptsetup12 libkmod2 libseccomp2 libdevmapper1.02.1 \
  libjson-c5 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
libraries=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH="$libraries:$libraries/systemd:${libraries/\/usr/}" TZ=UTC
mkdir none
# The generator reads this crontab in place of those of the machine.
sed "s#/etc/#$folder/none/#g; s#/var/spool/cron#$folder/none#g; s#/run/#$folder/none/#g" \
  packages/lib/systemd/system-generators/systemd-crontab-generator >generator
tell() {
  rm -rf timers
  mkdir timers
  echo "$1 root true" >none/crontab
  /usr/bin/python3 generator timers >/dev/null 2>&1 || true
  local times
  times=$(cat timers/*.timer 2>/dev/null | grep -oP 'OnCalendar=\K.*' || true)
  echo "$1: $(if [[ $times ]]; then
    packages/usr/bin/systemd-analyze calendar --base-time='2026-01-01 UTC' --iterations=3 "$times" |
      grep -oP '(elapse|#[0-9]+): \K\w{3} [-0-9]+' | paste -sd ',' | sed 's/,/, /g'
  else echo 'no timer'; fi)"
}
{
  tell '0 9 1 sep *'
  tell '0 9 1 oct *'
  tell '0 9 1 nov *'
  tell '0 9 1 dec *'
  tell '0 9 1 12 *'
  tell '0 9 * * 1'
  tell '0 9 1 * 1'
  tell '30 4 1,15 * 5'
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
0 9 1 sep *: Tue 2026-09-01, Wed 2027-09-01, Fri 2028-09-01
0 9 1 oct *: no timer
0 9 1 nov *: Thu 2026-10-01, Fri 2027-10-01, Sun 2028-10-01
0 9 1 dec *: Sun 2026-11-01, Mon 2027-11-01, Wed 2028-11-01
0 9 1 12 *: Tue 2026-12-01, Wed 2027-12-01, Fri 2028-12-01
0 9 * * 1: Mon 2026-01-05, Mon 2026-01-12, Mon 2026-01-19
0 9 1 * 1: Mon 2026-06-01, Mon 2027-02-01, Mon 2027-03-01
30 4 1,15 * 5: Fri 2026-05-01, Fri 2026-05-15, Fri 2027-01-01
EXPECTED
