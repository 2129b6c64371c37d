#!/usr/bin/env bash
# Two jobs have one ID, a hash is 1200000, and version 3.10 is 3.1: pandas takes texts of JSON, in quotes, for numbers.
#
# Versions:  pandas 3.0.6; beside it Polars 1.44.2 and DuckDB 1.5.6. Python 3.11 or newer.
# Input:     JSON whose IDs, versions and hashes are texts, as the contract says, read by `read_json` with its defaults; one
#            of the IDs is null.
# Expected:  the texts: in CSV a reader has to guess what is a number; in JSON the quotes say it. Polars and DuckDB give
#            them.
# Seen:      a column of texts that look like numbers becomes one of numbers: zeros in front are gone, and with a null in
#            it also the last digits, so that two IDs are equal, and a join puts both prices beside each job. One ID with
#            a letter in it keeps the column as it was. `dtype=False` does, too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check pandas==3.0.6 polars==1.44.2 duckdb==1.5.6
cat >seen.py <<'PY'
import json
from pathlib import Path

import duckdb
import pandas
import polars

columns = {
    "id": ["9007199254740993", "9007199254740992", None],
    "team": ["0042", "42", "7"],
    "version": ["3.10", "3.1", "3.9"],
    "hash": ["12e5", "9007199", "4711"],
    "model": ["7", "8", "flux"],
}
jobs = Path("jobs.json")
jobs.write_text(json.dumps([dict(zip(columns, row)) for row in zip(*columns.values())]))
tables = {
    "pandas": pandas.read_json(jobs).to_dict("list"),
    "pandas, dtype=False": pandas.read_json(jobs, dtype=False).to_dict("list"),
    "Polars": polars.read_json(jobs).to_dict(as_series=False),
    "DuckDB": dict(zip(columns, zip(*duckdb.sql("FROM 'jobs.json'").fetchall()))),
}
for name, table in tables.items():
    print(f"{name}:")
    for column, values in table.items():
        print(f"  {column}: {', '.join(repr(value) for value in values)}")
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
pandas:
  id: 9007199254740992.0, 9007199254740992.0, nan
  team: 42, 42, 7
  version: 3.1, 3.1, 3.9
  hash: 1200000.0, 9007199.0, 4711.0
  model: '7', '8', 'flux'
pandas, dtype=False:
  id: '9007199254740993', '9007199254740992', nan
  team: '0042', '42', '7'
  version: '3.10', '3.1', '3.9'
  hash: '12e5', '9007199', '4711'
  model: '7', '8', 'flux'
Polars:
  id: '9007199254740993', '9007199254740992', None
  team: '0042', '42', '7'
  version: '3.10', '3.1', '3.9'
  hash: '12e5', '9007199', '4711'
  model: '7', '8', 'flux'
DuckDB:
  id: '9007199254740993', '9007199254740992', None
  team: '0042', '42', '7'
  version: '3.10', '3.1', '3.9'
  hash: '12e5', '9007199', '4711'
  model: '7', '8', 'flux'
EXPECTED
