#!/usr/bin/env bash
# After a hundred jobs for a whole dollar, one for 2.90 costs 2, and its error is not there: a table of Polars from dicts.
#
# Versions:  Polars 1.44.2; beside it pandas 3.0.6. Python 3.11 or newer.
# Input:     a list of jobs, each a dict, as JSON gives them: 100 that cost 1, and one for 2.9 with an error; or 100 for
#            nothing, and one for 0.9. `DataFrame(jobs)` with its default, `strict=True`, for which the manual says: "throw
#            an error if any `data` value does not exactly match the given or inferred data type".
# Expected:  the sum 102.9, as of pandas, or an error: Polars gives one for the same numbers as a column, and for a word
#            in place of the number.
# Seen:      102 in place of 102.9, and 0 in place of 0.9. Types and fields are taken from the first 100 rows, and what
#            comes later is made to fit: 2.9 becomes 2, -0.5 becomes 0, and a field that is new is left out, so that the
#            one job that failed did not fail. 99 jobs before it, as in a test, give the right sum.
#            `infer_schema_length=None` reads all rows.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check polars==1.44.2 pandas==3.0.6
cat >seen.py <<'PY'
import pandas
import polars


def table(make):
    try:
        frame = make()
        return f"sum {frame['cost'].sum():g}, fields {', '.join(frame.columns)}"
    except Exception as error:
        return type(error).__name__


for count, first, last in [(100, 1, 2.9), (99, 1, 2.9), (100, 0, 0.9), (100, 1, -0.5), (100, 1, "n/a")]:
    jobs = [{"cost": first}] * count + [{"cost": last, "error": "out of memory"}]
    print(f"{count} for {first}, one for {last}:")
    print(f"  Polars: {table(lambda: polars.DataFrame(jobs))}")
    print(f"  Polars, all rows read: {table(lambda: polars.DataFrame(jobs, infer_schema_length=None))}")
    print(f"  Polars, as a column: {table(lambda: polars.DataFrame({'cost': [job['cost'] for job in jobs]}))}")
    if last != "n/a":
        print(f"  pandas: {table(lambda: pandas.DataFrame(jobs))}")
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
100 for 1, one for 2.9:
  Polars: sum 102, fields cost
  Polars, all rows read: sum 102.9, fields cost, error
  Polars, as a column: TypeError
  pandas: sum 102.9, fields cost, error
99 for 1, one for 2.9:
  Polars: sum 101.9, fields cost, error
  Polars, all rows read: sum 101.9, fields cost, error
  Polars, as a column: TypeError
  pandas: sum 101.9, fields cost, error
100 for 0, one for 0.9:
  Polars: sum 0, fields cost
  Polars, all rows read: sum 0.9, fields cost, error
  Polars, as a column: TypeError
  pandas: sum 0.9, fields cost, error
100 for 1, one for -0.5:
  Polars: sum 100, fields cost
  Polars, all rows read: sum 99.5, fields cost, error
  Polars, as a column: TypeError
  pandas: sum 99.5, fields cost, error
100 for 1, one for n/a:
  Polars: ComputeError
  Polars, all rows read: InvalidOperationError
  Polars, as a column: TypeError
EXPECTED
