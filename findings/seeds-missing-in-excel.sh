#!/usr/bin/env bash
# A table for Excel has no seeds, no lists, and no settings: what is no plain value is left out, without an error.
#
# Versions:  xlsx 0.18.5; beside it exceljs 4.4.0. Node 20 or newer.
# Input:     a job with a seed as a BigInt, a list of tags, an object of settings, and a cost that is NaN, by
#            `json_to_sheet`, written to a file and read again.
# Expected:  something in each cell, or an error, as of exceljs for the BigInt; exceljs writes the others as JSON.
# Seen:      xlsx has the headings and empty cells: the seeds and the settings of all pictures are gone from the
#            archive. The type of what is given is `any`. As texts they are there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund xlsx@0.18.5 exceljs@4.4.0
cat >seen.mjs <<'JS'
import ExcelJS from 'exceljs';
import XLSX from 'xlsx';

const job = {id: 'a1', seed: 13_911_675_470_359_057_767n, tags: ['night'], settings: {steps: 4}, cost: NaN};
const writeByXlsx = (row) => {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.json_to_sheet([row]), 'jobs');
  const read = XLSX.read(XLSX.write(book, {type: 'buffer'})).Sheets.jobs;
  return XLSX.utils.sheet_to_json(read, {header: 1});
};
const writeByExcelJs = async (row) => {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('jobs');
  sheet.columns = Object.keys(row).map((key) => ({header: key, key}));
  sheet.addRow(row);
  const read = new ExcelJS.Workbook();
  await read.xlsx.load(await book.xlsx.writeBuffer());
  return [1, 2].map((line) => read.worksheets[0].getRow(line).values.slice(1));
};
console.log(`xlsx: ${JSON.stringify(writeByXlsx(job))}`);
const texts = {seed: String(job.seed), tags: JSON.stringify(job.tags)};
console.log(`xlsx, as texts: ${JSON.stringify(writeByXlsx(texts))}`);
const {seed, ...rest} = job;
console.log(`exceljs: ${JSON.stringify(await writeByExcelJs(rest))}`);
await writeByExcelJs({seed}).catch(() => console.log('exceljs, the seed: an error'));
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
xlsx: [["id","seed","tags","settings","cost"],["a1",null,null,null,null]]
xlsx, as texts: [["seed","tags"],["13911675470359057767","[\"night\"]"]]
exceljs: [["id","tags","settings","cost"],["a1","[\"night\"]","{\"steps\":4}",null]]
exceljs, the seed: an error
EXPECTED
