#!/usr/bin/env bash
# The latest of four times in microseconds is a time that none of them is, and the same one for two jobs.
#
# Versions:  datamash 1.7 of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     jobs with their end in microseconds, 16 digits, and `max`, `min`, `last` and `unique` over it; the sum of
#            three costs in billionths of a dollar.
# Expected:  one of the times, digit by digit: it is compared, not computed with; and the sum of whole numbers. datamash
#            computes with long doubles, of 64 bits, which hold both.
# Seen:      `max` and `min` are written with 14 digits and an exponent, 1.7675712001235e+15: half a millisecond off,
#            and equal for both apps. The sum loses its end likewise. `last` and `unique` take the text. `--format %.0f`
#            gives all digits.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download datamash >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
datamash() { packages/usr/bin/datamash --field-separator ' ' "$@" | tr '\n' ';'; }
ends() { printf '%s\n' 'a 1767571200123456' 'a 1767571200123460' 'b 1767571200123471' 'b 1767571200123499'; }
{
  echo "max: $(ends | datamash --group 1 max 2)"
  echo "min: $(ends | datamash --group 1 min 2)"
  echo "last: $(ends | datamash --group 1 last 2)"
  echo "unique: $(ends | datamash --group 1 unique 2)"
  echo "max, with a format: $(ends | datamash --format %.0f --group 1 max 2)"
  echo "sum: $(printf '%s\n' 123456789012345 123456789012345 123456789012345 | datamash sum 1)"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
max: a 1.7675712001235e+15;b 1.7675712001235e+15;
min: a 1.7675712001235e+15;b 1.7675712001235e+15;
last: a 1767571200123460;b 1767571200123499;
unique: a 1767571200123456,1767571200123460;b 1767571200123471,1767571200123499;
max, with a format: a 1767571200123460;b 1767571200123499;
sum: 3.7037036703704e+14;
EXPECTED
