#!/usr/bin/env bash
# A log with the IDs of three jobs has none for awk, and its keys are not hidden: `{8}` means the three signs themselves.
#
# Versions:  mawk 1.3.4-20200120, the awk of Debian 12; beside it gawk 5.2.1 and grep 3.8. It needs Debian 12, after
#            `apt-get update`.
# Input:     `awk '/[0-9a-f]{8}-/ …'` for lines with a UUID, their sum of costs, and a substitution of keys of 32 digits
#            by stars before a log is sent on.
# Expected:  the three lines, $6, and no key: intervals are in the extended expressions of POSIX, which awk has, since
#            1992.
# Seen:      mawk takes a brace for itself: it finds no line, the sum is 0, the keys stay in the log, and there is
#            neither an error nor a warning. Later versions have `-W repetitions`; to this one, that is "vacuous". Where
#            awk is gawk, as on many machines of developers, all is found.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download mawk gawk libsigsegv2 libreadline8 libmpfr6 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH PATH="$folder/packages/usr/bin:$PATH"
cat >jobs.log <<'LOG'
0f8fad5b-d9cb-469f-a165-70867728950e 1 key=00112233445566778899aabbccddeeff
7c9e6679-7425-40de-944b-e07fc1f90ae7 2 key=00112233445566778899aabbccddeeff
a3bb189e-8bf9-4c9f-9a5e-6f5a3c1d2e4b 3 key=00112233445566778899aabbccddeeff
LOG
sum='/^[0-9a-f]{8}-/ {lines++; sum += $2} END {printf "%d lines, $%d", lines, sum}'
stars='gsub(/[0-9a-f]{32}/, "***") {hidden++} END {printf "%d keys hidden", hidden}'
tell() { echo "$*: $("$@" "$sum" jobs.log); $("$@" "$stars" jobs.log)"; }
{
  tell mawk
  tell gawk
  echo "grep: $(grep --extended-regexp --count '^[0-9a-f]{8}-' jobs.log) lines"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
mawk: 0 lines, $0; 0 keys hidden
gawk: 3 lines, $6; 3 keys hidden
grep: 3 lines
EXPECTED
