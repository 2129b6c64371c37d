#!/usr/bin/env bash
# After its first rotation, the log of costs has a sum of 0 for grep, and the size that it had before: it begins with zeros.
#
# Versions:  logrotate 3.21.0 and grep 3.8 of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     a program that runs for days with its output in a file, `program >job.log &`; rotation with `copytruncate`,
#            which is there for programs that cannot open their log anew; then `grep '"cost"' job.log`, and a sum.
# Expected:  what the program has written since, in an empty file.
# Seen:      the program goes on at the place where it was, so the file has as many zeros at its head as were cut off.
#            grep takes it for no text, and prints no line, but a word on the other output; jq stops. The size is as
#            before, so that `size` rotates it each time, and the copies grow. With `>>job.log`, all is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download logrotate libpopt0 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
chmod 755 .
cat >program.sh <<'SH'
for job in 1 2 3; do echo "{\"job\": $job, \"cost\": 0.5}"; done
: >"$1.before"
until [ -e "$1.rotated" ]; do sleep 0.1; done
for job in 4 5 6; do echo "{\"job\": $job, \"cost\": 0.5}"; done
SH
tell() {
  printf '%s {\n copytruncate\n rotate 2\n size 1\n su %s %s\n}\n' "$folder/$1.log" "$(id -un)" "$(id -gn)" >"$1.conf"
  until [[ -e $1.before ]]; do sleep 0.1; done
  LD_LIBRARY_PATH=$LD_LIBRARY_PATH packages/usr/sbin/logrotate --state "$folder/$1.state" "$1.conf"
  : >"$1.rotated"
  wait
  echo "$2: size $(stat --format %s "$1.log"), zeros $(tr -cd '\0' <"$1.log" | wc -c), lines for grep $(
    grep '"cost"' "$1.log" 2>/dev/null | wc -l
  ), sum $(grep -o '"cost": [0-9.]*' "$1.log" 2>/dev/null | awk '{sum += $2} END {print sum + 0}')"
}
{
  sh program.sh one >one.log &
  tell one 'program >job.log'
  sh program.sh two >>two.log &
  tell two 'program >>job.log'
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
program >job.log: size 144, zeros 72, lines for grep 0, sum 0
program >>job.log: size 72, zeros 0, lines for grep 3, sum 1.5
EXPECTED
