#!/usr/bin/env bash
# "$0.00045 per second" is 45 dollars, "$3.75/GPU-hour" is 3, and "$0.5/hr" costs nothing: what finds prices in a text.
#
# Versions:  price-parser 3.4.0. Node 20 or newer.
# Input:     prices as pages of services have them, by the second, by the hour, and for a thousand tokens; beside them
#            prices of a shop, as in its documentation.
# Expected:  the numbers that stand there, as `floatValue`; or null for what it does not read, which it has for "12
#            cents".
# Seen:      what has one or two digits behind its point, and a space or the end behind them, is right. A slash behind
#            the number cuts its fraction off, "$3.75/" is 3; three digits are a thousand times as much, $1.999 is
#            1,999 dollars; and of 0.00045 the point counts for nothing. A test with prices of a shop passes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund price-parser@3.4.0
cat >seen.mjs <<'JS'
import prices from 'price-parser';

const texts = [
  '$0.00045 per second',
  '$3.75/GPU-hour',
  '$3.75 per GPU-hour',
  '$0.5/hr',
  '$0.5 per hour',
  '$1.999',
  '$2.125 per hour',
  '$0.002 / 1K tokens',
  '12 cents',
  '$1,234.56',
];
for (const text of texts) console.log(`${text}: ${prices.parseFirst(text)?.floatValue ?? null}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
$0.00045 per second: 45
$3.75/GPU-hour: 3
$3.75 per GPU-hour: 3.75
$0.5/hr: 0
$0.5 per hour: 0.5
$1.999: 1999
$2.125 per hour: 2125
$0.002 / 1K tokens: 2
12 cents: null
$1,234.56: 1234.56
EXPECTED
