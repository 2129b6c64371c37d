#!/usr/bin/env bash
# A token for 0.00000015 dollars costs one dollar fifty, or nothing, or NaN.
#
# Versions:  accounting 0.4.1, currency.js 2.0.4, numeral 2.0.6; beside them decimal.js 10.6.0. Node 20 or newer.
# Input:     the price of a token, 1.5e-7, which is how JavaScript and JSON write 0.00000015, as a number and as a text;
#            times a million.
# Expected:  0.15, for both: each library takes numbers and texts, and two of them are for money.
# Seen:      accounting reads 1.5 from the text, so a million tokens cost 1.5 million dollars, because it leaves out the
#            letter and what is behind. currency.js gives NaN for the text, although with `precision: 10`. numeral
#            multiplies both to 0, and writes "NaN" for the price. Prices from 0.000001 up are right, so that a dear
#            model hides it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund accounting@0.4.1 currency.js@2.0.4 numeral@2.0.6 \
  decimal.js@10.6.0
cat >seen.mjs <<'JS'
import accounting from 'accounting';
import currency from 'currency.js';
import {Decimal} from 'decimal.js';
import numeral from 'numeral';

const MILLION = 1_000_000;
const libraries = {
  accounting: (price) => accounting.unformat(price) * MILLION,
  'currency.js': (price) => currency(price, {precision: 10}).multiply(MILLION).value,
  numeral: (price) => numeral(price).multiply(MILLION).value(),
  'decimal.js': (price) => new Decimal(price).times(MILLION).toNumber(),
};
for (const [name, total] of Object.entries(libraries)) {
  const [number, text, large] = [1.5e-7, '1.5e-7', 1.5e-6].map((price) => Number(total(price).toFixed(6)));
  console.log(`${name}: number ${number}, text ${text}; ten times the price ${large}`);
}
console.log(`numeral, format: ${numeral(1.5e-7).format('0.0000000000')}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
accounting: number 0.15, text 1500000; ten times the price 1.5
currency.js: number 0.15, text NaN; ten times the price 1.5
numeral: number 0, text 0; ten times the price 1.5
decimal.js: number 0.15, text 0.15; ten times the price 1.5
numeral, format: NaN
EXPECTED
