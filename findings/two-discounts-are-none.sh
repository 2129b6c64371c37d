#!/usr/bin/env bash
# A price of 100 dollars less 20% and less 10% is 100 dollars, and with 19% of tax and 4.90 for the rest it is 104.30.
#
# Versions:  mathjs 15.2.0. Node 20 or newer.
# Input:     prices as texts, with the percent sign that is documented for them: 100 - 20% is 80. Two discounts one
#            after the other, tax and a fee, and a sum of two rates; the same with brackets around the first step.
# Expected:  72, 123.90, 53.55, and 0.3: what a step gives is taken on to the next one, as with brackets.
# Seen:      where a percent sign is followed by plus or minus and a number, it is the rest of a division by what
#            follows: 100 - (20 mod -10), 100 + (19 mod 4.9), and 0 for the two rates. No error; the last percent sign
#            alone counts as such. A bill is too low or too high by what has been left out. With brackets, 72 and
#            123.90.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund mathjs@15.2.0
cat >seen.mjs <<'JS'
import {evaluate} from 'mathjs';

const prices = {
  'one discount': ['100 - 20%', '(100 - 20%)'],
  'two discounts': ['100 - 20% - 10%', '(100 - 20%) - 10%'],
  'tax and a fee': ['100 + 19% + 4.90', '(100 + 19%) + 4.90'],
  'discount and tax': ['50 - 10% + 19%', '(50 - 10%) + 19%'],
  'a sum of rates': ['10% + 20%', '(10%) + (20%)'],
};
for (const [name, [plain, brackets]] of Object.entries(prices)) {
  const [seen, right] = [plain, brackets].map((text) => Number(evaluate(text).toFixed(4)));
  console.log(`${name}: ${plain} is ${seen}; ${brackets} is ${right}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
one discount: 100 - 20% is 80; (100 - 20%) is 80
two discounts: 100 - 20% - 10% is 100; (100 - 20%) - 10% is 72
tax and a fee: 100 + 19% + 4.90 is 104.3; (100 + 19%) + 4.90 is 123.9
discount and tax: 50 - 10% + 19% is 49.88; (50 - 10%) + 19% is 53.55
a sum of rates: 10% + 20% is 0; (10%) + (20%) is 0.3
EXPECTED
