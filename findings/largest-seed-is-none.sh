#!/usr/bin/env bash
# The largest of a list of seeds is a seed that is not in the list: what finds it writes 14 digits.
#
# Versions:  GNU datamash 1.7 of Debian 12; beside it sort of coreutils 9.1. It needs Debian 12, after `apt-get update`.
# Input:     seeds of JavaScript, whole numbers below 2^53, one on each line; `max`, `sum`, `last`, and `unique`.
# Expected:  one of the numbers for the largest, digit by digit, and a whole number for the sum: it counts with numbers
#            of 64 bits of precision, which hold all of them.
# Seen:      max and sum are written with 14 digits, as 9.007199254741e+15, so that a job that is run with the result
#            has another seed, or none. What passes numbers on as they are, `last` and `unique`, is right, and so are
#            numbers of up to 14 digits, so that a test with small ones passes. `--format %.0f` gives all digits.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download datamash >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
datamash() { packages/usr/bin/datamash "$@" | tr '\t' ' '; }
printf '%s\n' 9007199254740991 9007199254740881 42 >seeds.txt
{
  echo "sort: $(sort -n seeds.txt | tail -1)"
  echo "max, sum: $(datamash max 1 sum 1 <seeds.txt)"
  echo "last: $(datamash last 1 <seeds.txt)"
  echo "unique: $(datamash unique 1 <seeds.txt)"
  echo "max, sum with a format: $(datamash --format %.0f max 1 sum 1 <seeds.txt)"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
sort: 9007199254740991
max, sum: 9.007199254741e+15 1.8014398509482e+16
last: 42
unique: 42,9007199254740881,9007199254740991
max, sum with a format: 9007199254740991 18014398509481914
EXPECTED
