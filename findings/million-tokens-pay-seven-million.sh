#!/usr/bin/env bash
# A million tokens at 1.5E-7 dollars each cost minus seven million dollars, for bc: the E is a digit.
#
# Versions:  bc 1.07.1 of Debian 12; beside it awk, of mawk 1.3.4, and Python 3. It needs Debian 12, after `apt-get update`.
# Input:     prices and costs as Java (Jackson), PHP and spreadsheets write small and large numbers, with a capital E, in
#            the usual line of a script: `echo "$price * $tokens" | bc`.
# Expected:  0.15; or an error, as bc gives one for the small e of 1.5e-7, with status 0.
# Seen:      digits of bc go up to F, also where numbers are decimal, and one that is too large counts as 9: 1.5E-7 is 1.59
#            less 7, and 1E3 is 193. Neither a word nor the status tells. A sum of costs is right, as long as no job
#            costs less than a thousandth, from where on Java writes an E.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download bc mawk >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
{
  for sum in '1.5E-7 * 1000000' '1.5e-7 * 1000000' '0.25 + 2.5E-4' '12 + 1E3' '0.25 + 0.001'; do
    status=0
    seen=$(packages/usr/bin/bc <<<"$sum" 2>/dev/null) || status=$?
    echo "$sum: bc ${seen:-nothing} (status $status), awk $(packages/usr/bin/mawk "BEGIN {print $sum}")," \
      "Python $(/usr/bin/python3 -c "print($sum)")"
  done
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
1.5E-7 * 1000000: bc -6999998.41 (status 0), awk 0.15, Python 0.15
1.5e-7 * 1000000: bc nothing (status 0), awk 0.15, Python 0.15
0.25 + 2.5E-4: bc -1.16 (status 0), awk 0.25025, Python 0.25025
12 + 1E3: bc 205 (status 0), awk 1012, Python 1012.0
0.25 + 0.001: bc .251 (status 0), awk 0.251, Python 0.251
EXPECTED
