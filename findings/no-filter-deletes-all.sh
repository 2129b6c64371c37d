#!/usr/bin/env bash
# A deletion with an empty list of conditions deletes all jobs: `and()` of none is no condition.
#
# Versions:  drizzle-orm 0.45.4 with sql.js 1.14.1. Node 20 or newer.
# Input:     `db.delete(jobs).where(and(...conditions))`, and `or(...)`, with conditions that come from a form; here
#            none, or only such as are `undefined`, which the types allow.
# Expected:  an error, or for `or()` none deleted: "one of none" is false, in logic, in `some`, and in an empty
#            `inArray`.
# Seen:      both give `undefined`, with which `where` is left out: `or()` deletes each job, as `and()` does, and
#            `update` changes each one. The types say that the result may be undefined, and `where` takes undefined.
#            `inArray` with an empty list deletes none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund drizzle-orm@0.45.4 sql.js@1.14.1
cat >seen.mjs <<'JS'
import {and, eq, inArray, or} from 'drizzle-orm';
import {drizzle} from 'drizzle-orm/sql-js';
import {sqliteTable, text} from 'drizzle-orm/sqlite-core';
import initSqlJs from 'sql.js';

const {Database} = await initSqlJs();
const database = new Database();
database.run('create table jobs (id text, status text)');
const jobs = sqliteTable('jobs', {id: text(), status: text()});
const db = drizzle(database);
const ids = [];
const form = {status: undefined};
const conditions = {
  'or() of no ids': or(...ids.map((id) => eq(jobs.id, id))),
  'and() of no conditions': and(),
  'and() of a field that is not filled in': and(form.status && eq(jobs.status, form.status)),
  'inArray() of no ids': inArray(jobs.id, ids),
};
for (const [name, condition] of Object.entries(conditions)) {
  await db.delete(jobs);
  await db.insert(jobs).values([{id: 'a', status: 'done'}, {id: 'b', status: 'queued'}, {id: 'c', status: 'failed'}]);
  const deletion = db.delete(jobs).where(condition);
  await deletion;
  console.log(`${name}: ${(await db.select().from(jobs)).length} of 3 left; ${deletion.toSQL().sql}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
or() of no ids: 0 of 3 left; delete from "jobs"
and() of no conditions: 0 of 3 left; delete from "jobs"
and() of a field that is not filled in: 0 of 3 left; delete from "jobs"
inArray() of no ids: 3 of 3 left; delete from "jobs" where false
EXPECTED
