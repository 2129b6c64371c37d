#!/usr/bin/env bash
# A job of which nobody knows whether it is paid is unpaid, and its error is empty: what is missing becomes a value.
#
# Versions:  apache-arrow 21.2.0; beside it hyparquet-writer 0.17.0 with hyparquet 1.33.0. Node 20 or newer.
# Input:     three jobs as JSON, of which the first and the last one have no `paid`, `cost` and `error`, as answers
#            leave out what is not known yet; as a table, written and read again. The same with null in their place.
# Expected:  null where a field is missing, as of the other two, and as of Arrow itself where it is null.
# Seen:      `paid` is false, `error` the empty text, `cost` NaN, and the number of nulls is 0: in the table nothing is
#            unknown. A question for all jobs that are not paid has two more, and an average is NaN.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund apache-arrow@21.2.0 hyparquet-writer@0.17.0 \
  hyparquet@1.33.0
cat >seen.mjs <<'JS'
import {tableFromIPC, tableFromJSON, tableToIPC} from 'apache-arrow';
import {parquetReadObjects} from 'hyparquet';
import {parquetWriteBuffer} from 'hyparquet-writer';

const second = {id: 'b', paid: true, cost: 1.5, error: 'busy'};
const inputs = {
  missing: [{id: 'a'}, second, {id: 'c'}],
  null: [{id: 'a', paid: null, cost: null, error: null}, second, {id: 'c', paid: null, cost: null, error: null}],
};
for (const [name, jobs] of Object.entries(inputs)) {
  const table = tableFromIPC(tableToIPC(tableFromJSON(jobs)));
  const {paid, cost, error} = table.get(0).toJSON();
  console.log(`Arrow, ${name}: paid ${paid}, cost ${cost}, error ${JSON.stringify(error)}`);
  const unpaid = [...table].filter((job) => job.paid === false);
  console.log(`  nulls ${table.getChild('paid').nullCount}, unpaid ${unpaid.length}`);
  const columnData = Object.keys(second).map((field) => ({name: field, data: jobs.map((job) => job[field])}));
  const [first] = await parquetReadObjects({file: parquetWriteBuffer({columnData})});
  console.log(`Parquet, ${name}: ${JSON.stringify(first)}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Arrow, missing: paid false, cost NaN, error ""
  nulls 0, unpaid 2
Parquet, missing: {"id":"a","paid":null,"cost":null,"error":null}
Arrow, null: paid null, cost null, error null
  nulls 2, unpaid 0
Parquet, null: {"id":"a","paid":null,"cost":null,"error":null}
EXPECTED
