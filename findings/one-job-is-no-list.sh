#!/usr/bin/env bash
# Two jobs are a list, one job is its own letters, and none is nothing: a query whose type is its number of hits.
#
# Versions:  jsonata 2.2.2; beside it jmespath 0.16.0. Node 20 or newer.
# Input:     `jobs[status='DONE'].id` in lists with two, one and no job that is done, and a loop that stops each ID it
#            gets; `$sum` of the prices of none.
# Expected:  a list with two, one and no ID, as `jobs` is a list in all of them; 0 for the sum.
# Seen:      one hit is the text "app", whose loop runs over its letters: `/app/a`, `/app/p` and `/app/p` are asked for.
#            No hit is undefined, and its loop an error, and the sum of no prices is undefined, which JSON leaves out.
#            `[]` at the end of the path keeps a list of one, but does not make one of none. jmespath gives lists.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund jsonata@2.2.2 jmespath@0.16.0
cat >seen.mjs <<'JS'
import jmespath from 'jmespath';
import jsonata from 'jsonata';

const job = (id, status) => ({id, status, price: 2});
const lists = {
  two: [job('app', 'DONE'), job('bot', 'DONE')],
  one: [job('app', 'DONE'), job('bot', 'RUNNING')],
  none: [job('bot', 'RUNNING')],
};
const loop = (ids) => {
  try {
    return Array.from(ids, (id) => `/app/${id}`).join(' ') || 'no request';
  } catch (error) {
    return error.constructor.name;
  }
};
for (const [name, jobs] of Object.entries(lists)) {
  const query = async (text) => await jsonata(text).evaluate({jobs});
  console.log(`${name}: ${loop(await query("jobs[status='DONE'].id"))}`);
  console.log(`  with []: ${loop(await query("jobs[status='DONE'].id[]"))}`);
  console.log(`  jmespath: ${loop(jmespath.search({jobs}, "jobs[?status=='DONE'].id"))}`);
  console.log(`  sum: ${JSON.stringify({sum: await query("$sum(jobs[status='DONE'].price)")})}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
two: /app/app /app/bot
  with []: /app/app /app/bot
  jmespath: /app/app /app/bot
  sum: {"sum":4}
one: /app/a /app/p /app/p
  with []: /app/app
  jmespath: /app/app
  sum: {"sum":2}
none: TypeError
  with []: TypeError
  jmespath: no request
  sum: {}
EXPECTED
