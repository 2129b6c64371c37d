#!/usr/bin/env bash
# A table of prices that Miller turns into JSON is no JSON: `.5` and `0xff` stand there as they were.
#
# Versions:  Miller 6.6.0 of Debian 12. It needs Debian 12, after `apt-get update`; Node 20 reads the result.
# Input:     CSV with a price of `.50` dollars, as spreadsheets show it, a size of `5.`, an address of memory `0xff`, and
#            the names 0b101 and 0o17 of apps; `mlr --icsv --ojson cat`.
# Expected:  JSON: the texts in quotes, or the numbers in its own form, as `put` gives for a number it has computed.
# Seen:      each field that looks like a number to Miller keeps its digits, so that the file has `.50`, `5.`, `0xff`,
#            `0b101` and `0o17` without quotes, and status 0. JSON has none of these: JSON.parse refuses all. jq takes
#            `.50`, so that a test with jq passes. A file without such a field is fine, and `007` is in quotes. `-S` puts
#            all numbers in quotes; `--ofmt %.4f` makes 0.5000 of `.50`, and keeps 0xff.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download miller=6.6.0-2+b3 >/dev/null 2>&1
dpkg -x ./*.deb packages
mlr=packages/usr/bin/mlr
for cell in id,007 price,.50 size,5. address,0xff app,0b101 app,0o17; do
  tr , '\n' <<<"$cell" >table.csv
  "$mlr" --icsv --ojson cat table.csv >table.json
  result=$(node -e 'JSON.parse(fs.readFileSync("table.json", "utf8"))' 2>/dev/null && echo JSON || echo 'no JSON')
  echo "$(sed -n 's/^ *"/"/p' table.json) is $result"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
"id": "007" is JSON
"price": .50 is no JSON
"size": 5. is no JSON
"address": 0xff is no JSON
"app": 0b101 is no JSON
"app": 0o17 is no JSON
EXPECTED
