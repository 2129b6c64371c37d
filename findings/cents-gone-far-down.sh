#!/usr/bin/env bash
# After 20,480 jobs for whole dollars, one for 0.40 costs nothing, and one for 2.90 three dollars: DuckDB reads a log.
#
# Versions:  DuckDB 1.5.6; beside it Polars 1.44.2 and SQLite of Python, 3.11 or newer.
# Input:     a log of jobs as CSV and as JSON Lines, read by `FROM 'jobs.csv'`: the first 25,000 cost a whole number of
#            dollars, and a later one 0.4 or 2.9.
# Expected:  the sum of all, as SQLite gives it, or an error for a value that does not fit the type that was guessed:
#            DuckDB gives one for a word, and Polars gives one for 0.4.
# Seen:      a type is guessed from the first 20,480 rows, and what comes later is rounded to it: 0.4 is 0, and 2.9 is 3,
#            without an error or a warning. With 20,000 rows before, as in a test or a shorter log, the sum is right.
#            `sample_size = -1` reads all rows before it guesses.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check duckdb==1.5.6 polars==1.44.2
cat >seen.py <<'PY'
import json
import sqlite3
from pathlib import Path

import duckdb
import polars


def attempt(work):
    try:
        return work()
    except Exception as error:
        return type(error).__name__


def sum_of_duckdb(file, options=""):
    table = duckdb.sql(f"FROM read_{'csv' if file.endswith('csv') else 'json'}('{file}'{options})")
    return f"{float(table.sum('cost').fetchone()[0]):.1f}"


def sum_of_sqlite(costs):
    base = sqlite3.connect(":memory:")
    base.execute("CREATE TABLE jobs (cost)")
    base.executemany("INSERT INTO jobs VALUES (?)", [(cost,) for cost in costs])
    return f"{base.execute('SELECT sum(cost) FROM jobs').fetchone()[0]:.1f}"


for count, first, last in [(20000, 0, 0.4), (25000, 0, 0.4), (25000, 1, 2.9), (25000, 1, "n/a")]:
    costs = [first] * count + [last]
    Path("jobs.csv").write_text("\n".join(["cost", *map(str, costs)]))
    Path("jobs.jsonl").write_text("\n".join(json.dumps({"cost": cost}) for cost in costs))
    print(f"{count} for {first}, one for {last}:")
    print(f"  DuckDB, CSV: {attempt(lambda: sum_of_duckdb('jobs.csv'))}")
    print(f"  DuckDB, JSON: {attempt(lambda: sum_of_duckdb('jobs.jsonl'))}")
    if last != "n/a":
        print(f"  DuckDB, CSV, all rows read: {sum_of_duckdb('jobs.csv', ', sample_size = -1')}")
        print(f"  DuckDB, JSON, all rows read: {sum_of_duckdb('jobs.jsonl', ', sample_size = -1')}")
        print(f"  SQLite: {sum_of_sqlite(costs)}")
    print(f"  Polars, CSV: {attempt(lambda: '{:.1f}'.format(polars.read_csv('jobs.csv')['cost'].sum()))}")
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
20000 for 0, one for 0.4:
  DuckDB, CSV: 0.4
  DuckDB, JSON: 0.4
  DuckDB, CSV, all rows read: 0.4
  DuckDB, JSON, all rows read: 0.4
  SQLite: 0.4
  Polars, CSV: ComputeError
25000 for 0, one for 0.4:
  DuckDB, CSV: 0.0
  DuckDB, JSON: 0.0
  DuckDB, CSV, all rows read: 0.4
  DuckDB, JSON, all rows read: 0.4
  SQLite: 0.4
  Polars, CSV: ComputeError
25000 for 1, one for 2.9:
  DuckDB, CSV: 25003.0
  DuckDB, JSON: 25003.0
  DuckDB, CSV, all rows read: 25002.9
  DuckDB, JSON, all rows read: 25002.9
  SQLite: 25002.9
  Polars, CSV: ComputeError
25000 for 1, one for n/a:
  DuckDB, CSV: ConversionException
  DuckDB, JSON: InvalidInputException
  Polars, CSV: ComputeError
EXPECTED
