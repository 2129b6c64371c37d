#!/usr/bin/env bash
# A table of models as JSON: 8m of memory are eight minutes, 3/4 is a day in March, and Monday one in the year 1.
#
# Versions:  csvkit 1.0.7 with agate 1.6.3 of Debian 12, with its Python 3.11. It needs Debian 12, after `apt-get
#            update`.
# Input:     CSV with columns of a table of models: an id with zeros, memory as "8m", a ratio, the time of a run, the
#            day of a price, a number of copies that is 0 or 1, and a seed; `csvjson` with no option.
# Expected:  numbers for what is a number, texts for the rest; at most a number for the id.
# Seen:      csvjson takes for a time what its reader of English can take for one: 8m is "0:08:00", 12:30 are twelve
#            minutes and a half, "3/4" is the 4th of March 2001, and "monday" a day of the year 1. Copies are true and
#            false. The seed is another one, since numbers pass through a float. `--no-inference` leaves all as text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-csvkit python3-agate python3-agatedbf python3-agateexcel python3-agatesql \
  python3-parsedatetime python3-pytimeparse python3-isodate python3-slugify python3-leather python3-babel \
  python-babel-localedata python3-tz python3-six python3-dbfread python3-olefile python3-openpyxl python3-xlrd \
  python3-sqlalchemy python3-dateutil python3-unidecode python3-text-unidecode python3-future >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
export PYTHONPATH="$folder/packages/usr/lib/python3/dist-packages"
ln -sfn "$folder/packages/usr/share/python-babel-localedata/locale-data" "$PYTHONPATH/babel/locale-data"
cat >models.csv <<'CSV'
id,memory,ratio,at,day,copies,seed
00123,8m,3/4,12:30,monday,1,9007199254740993
00456,16m,4/3,09:15,friday,0,1
CSV
csvjson() {
  /usr/bin/python3 -c 'from csvkit.utilities.csvjson import launch_new_instance; launch_new_instance()' "$@"
}
{
  csvjson models.csv | tr '{' '\n'
  echo
  csvjson --no-inference models.csv | tr '{' '\n'
  echo
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
[
"id": 123.0, "memory": "0:08:00", "ratio": "2001-03-04", "at": "0:12:30", "day": "0001-01-08", "copies": true, "seed": 9007199254740992.0}, 
"id": 456.0, "memory": "0:16:00", "ratio": "2001-04-03", "at": "0:09:15", "day": "0001-01-05", "copies": false, "seed": 1.0}]
[
"id": "00123", "memory": "8m", "ratio": "3/4", "at": "12:30", "day": "monday", "copies": "1", "seed": "9007199254740993"}, 
"id": "00456", "memory": "16m", "ratio": "4/3", "at": "09:15", "day": "friday", "copies": "0", "seed": "1"}]
EXPECTED
