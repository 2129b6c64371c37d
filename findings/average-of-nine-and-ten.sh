#!/usr/bin/env bash
# The average of 9 and 10 dollars is 455, their sum is nothing, and jobs without an app belong to an app named "null".
#
# Versions:  alasql 4.19.1; beside it sql.js 1.14.1 (SQLite). Node 20 or newer.
# Input:     rows of JSON with costs as texts, "9" and "10", as APIs send prices; and costs by app, where an app is a
#            text, a number with the same digits, null, or the text "null".
# Expected:  9.5 and 19, as SQLite has them, or an error; and a group for each of the four apps.
# Seen:      AVG joins the texts and divides by two, 910 / 2; SUM has no value at all. GROUP BY tells groups apart by
#            their text, so null is in one with "null", and 1 with "1", under the name of the first. `WHERE app = 1`
#            knows the difference. With numbers, all are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund alasql@4.19.1 sql.js@1.14.1
cat >seen.mjs <<'JS'
import alasql from 'alasql';
import initSqlJs from 'sql.js';

const {Database} = await initSqlJs();
const lite = (query, rows) => {
  const database = new Database();
  database.run('CREATE TABLE jobs (app, cost)');
  for (const {app, cost} of rows) database.run('INSERT INTO jobs VALUES (?, ?)', [app ?? null, cost]);
  return database.exec(query.replace('?', 'jobs'))[0].values;
};
const ask = (query, rows) => {
  const own = alasql(query, [rows]).map((row) => Object.values(row));
  console.log(`${query}\n  alasql ${JSON.stringify(own)}\n  SQLite ${JSON.stringify(lite(query, rows))}`);
};
const texts = [{cost: '9'}, {cost: '10'}];
for (const name of ['AVG', 'SUM']) ask(`SELECT ${name}(cost) AS result FROM ?`, texts);
ask('SELECT AVG(cost) AS result FROM ?', [{cost: 9}, {cost: 10}]);
const apps = [null, 'null', 1, '1'].map((app, at) => ({app, cost: 2 ** at}));
ask('SELECT app, SUM(cost) AS result FROM ? GROUP BY app', apps);
ask('SELECT app, cost FROM ? WHERE app = 1', apps);
JS
node --no-warnings seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
SELECT AVG(cost) AS result FROM ?
  alasql [[455]]
  SQLite [[9.5]]
SELECT SUM(cost) AS result FROM ?
  alasql [[null]]
  SQLite [[19]]
SELECT AVG(cost) AS result FROM ?
  alasql [[9.5]]
  SQLite [[9.5]]
SELECT app, SUM(cost) AS result FROM ? GROUP BY app
  alasql [[null,3],[1,12]]
  SQLite [[null,1],[1,4],["1",8],["null",2]]
SELECT app, cost FROM ? WHERE app = 1
  alasql [[1,4]]
  SQLite [[1,4]]
EXPECTED
