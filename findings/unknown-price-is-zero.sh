#!/usr/bin/env bash
# The average of 1.50 and 2.50 dollars is 1.33: a price that is not known yet counts as 0, once a column is an array.
#
# Versions:  apache-arrow 21.2.0; beside it @uwdata/flechette 2.6.0, which reads the same bytes. Node 20 or newer.
# Input:     three jobs, of which the second one has no price yet (null), as an Arrow table, written and read again; the
#            column as an array: `getChild('cost').toArray()`.
# Expected:  null, or NaN, for the second one: `get(1)` is null, and so it is with `[...column]` and in JSON.
# Seen:      `toArray()` gives the memory of the column, a Float64Array, in which there is a 0 for what is null; that it
#            is none stands in another memory, which is not asked for. The average is too low, the minimum 0, and a job
#            whose result is not there has a result of 0. A column of texts, whose array is none of numbers, does have
#            its null.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund apache-arrow@21.2.0 @uwdata/flechette@2.6.0
cat >seen.mjs <<'JS'
import {tableFromIPC as readByFlechette} from '@uwdata/flechette';
import {tableFromIPC, tableFromJSON, tableToIPC} from 'apache-arrow';

const jobs = [
  {cost: 1.5, seconds: 3, error: 'busy'},
  {cost: null, seconds: null, error: null},
  {cost: 2.5, seconds: 5, error: 'busy'},
];
const bytes = tableToIPC(tableFromJSON(jobs));
const table = tableFromIPC(bytes);
const average = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
for (const name of ['cost', 'seconds', 'error']) {
  const column = table.getChild(name);
  const [array, spread] = [column.toArray(), [...column]];
  console.log(`${name}: get(1) is ${column.get(1)}, spread ${spread[1]}, toArray() ${array[1]}`);
}
const costs = table.getChild('cost').toArray();
console.log(`average ${average(costs).toFixed(2)}, least ${Math.min(...costs)}`);
console.log(`flechette: ${JSON.stringify(readByFlechette(bytes).getChild('cost').toArray())}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
cost: get(1) is null, spread null, toArray() 0
seconds: get(1) is null, spread null, toArray() 0
error: get(1) is null, spread null, toArray() null
average 1.33, least 0
flechette: [1.5,null,2.5]
EXPECTED
