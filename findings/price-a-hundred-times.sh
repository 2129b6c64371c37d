#!/usr/bin/env bash
# A price of 1.99 dollars is 199, and half a dollar 50: a decimal of Arrow comes without its point.
#
# Versions:  apache-arrow 21.2.0, and @uwdata/flechette 2.6.0, which writes the table, and reads it beside it. Node 20
#            or newer.
# Input:     prices in a column of the type Decimal(10, 2), as databases have them for money, in Arrow's format for
#            streams.
# Expected:  "1.99" as text and in JSON, or 1.99 as a number: the scale of 2 stands in the type of the column.
# Seen:      apache-arrow gives an object for each price that is 199 in JSON, as a text, as a number, and in a sum,
#            where 1.99 and 0.50 are 249: the scale is not looked at, unless the program asks for `valueOf(2)` by
#            itself. The same column in a table for a person, `toString()`, is 199 too. flechette gives 1.99.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund apache-arrow@21.2.0 @uwdata/flechette@2.6.0
cat >seen.mjs <<'JS'
import {decimal, tableFromArrays, tableFromIPC as readByFlechette, tableToIPC} from '@uwdata/flechette';
import {tableFromIPC} from 'apache-arrow';

const prices = {cost: [1.99, 0.5]};
const bytes = tableToIPC(tableFromArrays(prices, {types: {cost: decimal(10, 2)}}), {format: 'stream'});
const table = tableFromIPC(bytes);
const [first, second] = table.getChild('cost');
console.log(`type of the column: ${table.schema.fields[0].type}, scale ${table.schema.fields[0].type.scale}`);
console.log(`text ${first}, number ${Number(first)}, JSON ${JSON.stringify({cost: first})}`);
console.log(`sum ${first + second}, valueOf(2) ${first.valueOf(2)}`);
console.log(table.toString().replace(/\s+/g, ' '));
console.log(`flechette: ${JSON.stringify(readByFlechette(bytes).toArray())}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
type of the column: Decimal[10e+2], scale 2
text 199, number 199, JSON {"cost":"\"199\""}
sum 19950, valueOf(2) 1.99
[ {"cost": 199}, {"cost": 50} ]
flechette: [{"cost":1.99},{"cost":0.5}]
EXPECTED
