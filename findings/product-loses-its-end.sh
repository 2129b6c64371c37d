#!/usr/bin/env bash
# Almost half of a bill is gone: bc, which is exact, cuts the digits off a product before it is summed up.
#
# Versions:  bc 1.07.1 of Debian 12; beside it its `dc`. It needs Debian 12, after `apt-get update`.
# Input:     a price of $0.000231 for a second, for runs of 0.4, 1.5 and 12.25 seconds; 15% of a price; the same with
#            `scale=2`, for cents.
# Expected:  all digits: that a division has none behind the point is known, and helped by `scale`; a product of two
#            numbers that end is exact, and sums are.
# Seen:      a product has as many digits as the longer of its two numbers, and the rest is cut off, not rounded: 0.0015
#            times 0.15 is .0002, and 0.4 times 0.000231 is .000092. A `scale` that is set for cents changes nothing, as
#            it counts only if it is larger. The sum of many small runs is too low. With whole numbers all is right, so
#            a test passes. `bc -l` has 20 digits.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download bc dc libreadline8 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH PATH="$folder/packages/usr/bin:$PATH"
unset BC_ENV_ARGS BC_LINE_LENGTH
tell() { echo "$1: bc $(bc <<<"$1"), with scale 2 $(bc <<<"scale=2; $1"), bc -l $(bc -l <<<"$1")"; }
{
  tell '0.0015 * 0.15'
  tell '1.15 * 1.15'
  tell '0.4 * 0.000231'
  tell '0.0004 * 0.25 + 0.0003 * 0.25'
  tell '3 * 0.15'
  echo "dc, 0.0015 * 0.15: $(dc -e '0.0015 0.15 * p')"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
0.0015 * 0.15: bc .0002, with scale 2 .0002, bc -l .000225
1.15 * 1.15: bc 1.32, with scale 2 1.32, bc -l 1.3225
0.4 * 0.000231: bc .000092, with scale 2 .000092, bc -l .0000924
0.0004 * 0.25 + 0.0003 * 0.25: bc .0001, with scale 2 .0001, bc -l .000175
3 * 0.15: bc .45, with scale 2 .45, bc -l .45
dc, 0.0015 * 0.15: .0002
EXPECTED
