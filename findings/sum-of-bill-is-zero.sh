#!/usr/bin/env bash
# The sum of a bill is 0 for each program that reads it, and right in a spreadsheet: what writes a formula writes a 0 for it.
#
# Versions:  XlsxWriter 3.0.2 of Debian 12 writes; openpyxl 3.0.9 and xlsx2csv 0.7.8 of Debian 12, and exceljs 4.4.0
#            read; beside it openpyxl writes. It needs Debian 12, after `apt-get update`; Node 20 or newer.
# Input:     a table of costs with `=SUM(B1:B3)` below it, as a report has it; read by programs as values, as an import
#            into a ledger, a preview or a mail does.
# Expected:  13.5, or no value: the writer does not compute, and what is not known is left out, as openpyxl does it.
# Seen:      0, a number like any other: each formula gets the value 0, unless one is given as the last argument. A
#            spreadsheet computes it anew when it opens the file, so who looks at it sees 13.5, and what is sent on is
#            0. A check for an empty field passes. With openpyxl it is None.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-xlsxwriter python3-openpyxl python3-et-xmlfile python3-jdcal xlsx2csv >/dev/null 2>&1 ||
  apt-get download python3-xlsxwriter python3-openpyxl python3-et-xmlfile xlsx2csv >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
export PYTHONPATH=packages/usr/lib/python3/dist-packages
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund exceljs@4.4.0
cat >write.py <<'PY'
import openpyxl
import xlsxwriter

costs = [('a', 2.5), ('b', 4), ('c', 7)]
with xlsxwriter.Workbook('XlsxWriter.xlsx') as book:
    sheet = book.add_worksheet()
    for row, cells in enumerate(costs):
        sheet.write_row(row, 0, cells)
    sheet.write(3, 0, 'sum')
    sheet.write(3, 1, '=SUM(B1:B3)')
book = openpyxl.Workbook()
for cells in [*costs, ('sum', '=SUM(B1:B3)')]:
    book.active.append(cells)
book.save('openpyxl.xlsx')
PY
cat >read.py <<'PY'
import sys

import openpyxl

print(repr(openpyxl.load_workbook(sys.argv[1], data_only=True).active['B4'].value))
PY
cat >read.mjs <<'JS'
import excel from 'exceljs';

const book = new excel.Workbook();
await book.xlsx.readFile(process.argv[2]);
console.log(JSON.stringify(book.worksheets[0].getCell('B4').result ?? null));
JS
/usr/bin/python3 -W ignore write.py
for writer in XlsxWriter openpyxl; do
  echo "written by $writer: openpyxl $(/usr/bin/python3 -W ignore read.py $writer.xlsx), exceljs $(
    node read.mjs $writer.xlsx
  ), xlsx2csv $(/usr/bin/python3 packages/usr/bin/xlsx2csv $writer.xlsx | tail -n 1)"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
written by XlsxWriter: openpyxl 0, exceljs 0, xlsx2csv sum,0
written by openpyxl: openpyxl None, exceljs null, xlsx2csv sum,
EXPECTED
