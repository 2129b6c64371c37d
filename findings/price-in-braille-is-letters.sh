#!/usr/bin/env bash
# A price of $0.00045 that was put into Braille is $0.jjjde when it is read back, and an ID is another one.
#
# Versions:  liblouis 3.24.0 of Debian 12 (lou_translate), with its table for contracted Braille of the United States,
#            en-us-g2; beside it the table of Unified English Braille, en-ueb-g2. It needs Debian 12, after `apt-get
#            update`.
# Input:     lines of a guide, put into Braille, as a display does it that is read by touch, and back again by the same
#            table, as it does with what is typed on it.
# Expected:  the same lines, apart from capitals at worst: what is typed is meant to be the ID that was read, and the
#            table is one for both directions.
# Seen:      words come back, and a number in an address, an ID, a version or a fraction does not: en-us-g2 reads its
#            digits as letters, or parts of words, and an option before a number or one letter as another word. The
#            status is 0. en-ueb-g2 has all of them right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download liblouis-bin liblouis20 liblouis-data >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
export LD_LIBRARY_PATH="$folder/packages/usr/lib/x86_64-linux-gnu"
export LOUIS_TABLEPATH="$folder/packages/usr/share/liblouis/tables"
translate() { packages/usr/bin/lou_translate "$@"; }
cat >guide.txt <<'TXT'
Stop a job with stop_all
The cost is $0.00045 per second.
POST /v1/jobs/a1B2c3
nvidia-smi -L
python3.11
TXT
for table in en-us-g2.ctb en-ueb-g2.ctb; do
  echo "$table"
  while read -r line; do
    translate --forward "unicode.dis,$table" <<<"$line" | translate --backward "unicode.dis,$table" | sed 's/^/  /'
  done <guide.txt
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
en-us-g2.ctb
  Stop a job with stop_all
  The cost is $0.jjjde per second.
  POST /vblea/jobs/ableaBbleb;cblec
  nvidia-smi comL
  pythonblec.aa
en-ueb-g2.ctb
  Stop a job with stop_all
  The cost is $0.00045 per second.
  POST /v1/jobs/a1B2c3
  nvidia-smi -L
  python3.11
EXPECTED
