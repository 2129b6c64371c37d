#!/usr/bin/env bash
# A log of 40,000 characters has lost its end, and JSON its last bracket, in a table of jobs for Excel, with no error.
#
# Versions:  openpyxl 3.1.5; beside it XlsxWriter 3.2.9. Python 3.11 or newer.
# Input:     a cell with a text of 40,000 characters, as the log of a job, or the JSON of its result, may be;
#            `sheet["A1"] = text`, and `write(0, 0, text)`, read again.
# Expected:  the text, or an error: Excel takes 32,767 characters in a cell, and a library for it knows that. At least a
#            sign of it, as of XlsxWriter, whose manual says that it cuts, and whose `write` returns -2 in place of 0.
# Seen:      both write the first 32,767, so that JSON has no end, and the reason why a job has failed, which stands at
#            the end of a log, is gone. openpyxl neither returns nor warns of it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check openpyxl==3.1.5 xlsxwriter==3.2.9
cat >seen.py <<'PY'
import openpyxl
import xlsxwriter


def read(file):
    text = openpyxl.load_workbook(file).active["A1"].value
    return "nothing" if text is None else f"{len(text)} characters"


for length in [32767, 40000]:
    text = "x" * length
    book = openpyxl.Workbook()
    book.active["A1"] = text
    book.save("a.xlsx")
    print(f"{length} characters by openpyxl: {read('a.xlsx')}")
    book = xlsxwriter.Workbook("b.xlsx")
    returned = book.add_worksheet().write(0, 0, text)
    book.close()
    print(f"{length} characters by XlsxWriter: {read('b.xlsx')}, returned {returned}")
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
32767 characters by openpyxl: 32767 characters
32767 characters by XlsxWriter: 32767 characters, returned 0
40000 characters by openpyxl: 32767 characters
40000 characters by XlsxWriter: 32767 characters, returned -2
EXPECTED
