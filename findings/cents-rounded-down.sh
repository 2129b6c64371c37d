#!/usr/bin/env bash
# A bill of 1.999 dollars is 1.99, and a refund of the same is 2.00: each bill is short, and each refund too high.
#
# Versions:  dinero.js 2.0.2; beside it big.js 7.0.1 and currency.js 2.0.4. Node 20 or newer.
# Input:     amounts of thousandths of a dollar, as prices by the second give them, turned into cents: by
#            `transformScale(amount, 2)`, `toFixed(2)`, and `currency(…)`.
# Expected:  the nearest cent, 2.00 and -2.00, as of the other two: a library for money that takes another scale rounds.
# Seen:      dinero.js takes the next lower number, by its default `down`: 1.999 is 1.99, and -1.991 is -2.00. A sum of
#            a hundred bills of 0.009 dollars, each turned into cents, is nothing. The third argument,
#            `halfAwayFromZero` and others, rounds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund dinero.js@2.0.2 big.js@7.0.1 currency.js@2.0.4
cat >seen.mjs <<'JS'
import Big from 'big.js';
import currency from 'currency.js';
import {add, dinero, halfAwayFromZero, toDecimal, transformScale} from 'dinero.js';

const USD = {code: 'USD', base: 10, exponent: 2};
const make = (amount) => dinero({amount, currency: USD, scale: 3});
for (const amount of [1999, -1999, -1991, 9]) {
  const plain = toDecimal(transformScale(make(amount), 2));
  const rounded = toDecimal(transformScale(make(amount), 2, halfAwayFromZero));
  const others = [new Big(amount).div(1000).toFixed(2), currency(amount / 1000).toString()];
  console.log(`${amount / 1000}: dinero.js ${plain}, halfAwayFromZero ${rounded}, others ${others.join(', ')}`);
}
const bills = Array.from({length: 100}, () => transformScale(make(9), 2));
console.log(`a hundred times 0.009: ${toDecimal(bills.reduce(add))}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
1.999: dinero.js 1.99, halfAwayFromZero 2.00, others 2.00, 2.00
-1.999: dinero.js -2.00, halfAwayFromZero -2.00, others -2.00, -2.00
-1.991: dinero.js -2.00, halfAwayFromZero -1.99, others -1.99, -1.99
0.009: dinero.js 0.00, halfAwayFromZero 0.01, others 0.01, 0.01
a hundred times 0.009: 0.00
EXPECTED
