#!/usr/bin/env bash
# A table of jobs has no column for errors, as the first job had none: four writers of CSV look at the first row alone.
#
# Versions:  papaparse 5.7.1, csv-stringify 6.9.0, @fast-csv/format 5.0.8, objects-to-csv 1.3.6; beside them d3-dsv
#            3.0.2. Node 20 or newer.
# Input:     three jobs as objects, of which the second and the third have a field that the first one has not: `error`.
# Expected:  the column, with an empty first cell, as of d3-dsv, or an error: each row is there when the header is
#            written.
# Seen:      the header has the fields of the first object, and what the others have beyond them is left out, without an
#            error: in the report no job has failed. If the failed job comes first, the column is there. `columns` or
#            `headers` name them by hand.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund papaparse@5.7.1 csv-stringify@6.9.0 @fast-csv/format@5.0.8 \
  objects-to-csv@1.3.6 d3-dsv@3.0.2
cat >seen.mjs <<'JS'
import {writeToString} from '@fast-csv/format';
import {stringify} from 'csv-stringify/sync';
import {csvFormat} from 'd3-dsv';
import ObjectsToCsv from 'objects-to-csv';
import Papa from 'papaparse';

const jobs = [
  {id: 'a', cost: 1},
  {id: 'b', cost: 0, error: 'out of memory'},
  {id: 'c', cost: 0, error: 'busy'},
];
const libraries = {
  papaparse: (rows) => Papa.unparse(rows),
  'csv-stringify': (rows) => stringify(rows, {header: true}),
  '@fast-csv/format': (rows) => writeToString(rows, {headers: true}),
  'objects-to-csv': (rows) => new ObjectsToCsv(rows).toString(),
  'd3-dsv': (rows) => csvFormat(rows),
};
for (const [name, write] of Object.entries(libraries)) {
  const [first, last] = [await write(jobs), await write(jobs.toReversed())].map((text) => text.trim().split(/\r?\n/));
  console.log(`${name}: ${first.join(' | ')}`);
  console.log(`  failed one first: ${last.join(' | ')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
papaparse: id,cost | a,1 | b,0 | c,0
  failed one first: id,cost,error | c,0,busy | b,0,out of memory | a,1,
csv-stringify: id,cost | a,1 | b,0 | c,0
  failed one first: id,cost,error | c,0,busy | b,0,out of memory | a,1,
@fast-csv/format: id,cost | a,1 | b,0 | c,0
  failed one first: id,cost,error | c,0,busy | b,0,out of memory | a,1,
objects-to-csv: id,cost | a,1 | b,0 | c,0
  failed one first: id,cost,error | c,0,busy | b,0,out of memory | a,1,
d3-dsv: id,cost,error | a,1, | b,0,out of memory | c,0,busy
  failed one first: id,cost,error | c,0,busy | b,0,out of memory | a,1,
EXPECTED
