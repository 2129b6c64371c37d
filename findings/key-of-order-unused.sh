#!/usr/bin/env bash
# An order that is sent again with its key becomes a second job, and a third, all of which are done.
#
# Versions:  pg-boss 12.38.0, with the Postgres of @electric-sql/pglite 0.5.17. Node 20 or newer.
# Input:     three orders with one `singletonKey`, as after a lost answer, to a queue as `createQueue(name)` makes it,
#            and to queues with the policies "singleton" and "exclusive".
# Expected:  one job, and null for the others, as a key whose name says so is there for nothing else; at least in a
#            queue whose policy has the same name.
# Seen:      three jobs, all of which are done, with a queue of the default policy and with "singleton", which keeps two
#            from running at a time, and not from being run. Only "exclusive", "short" and "stately" refuse the second
#            one. The key is stored with each job, so that a look at the table shows nothing amiss.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund pg-boss@12.38.0 @electric-sql/pglite@0.5.17
cat >seen.mjs <<'JS'
import {PGlite} from '@electric-sql/pglite';
import {PgBoss} from 'pg-boss';

const postgres = new PGlite();
const executeSql = async (text, values) => {
  const results = values?.length ? [await postgres.query(text, values)] : await postgres.exec(text);
  return {rows: results.flatMap(({rows}) => rows)};
};
const boss = new PgBoss({db: {executeSql}});
boss.on('error', console.error);
await boss.start();
for (const policy of [undefined, 'singleton', 'exclusive']) {
  const name = `orders-${policy}`;
  await boss.createQueue(name, policy && {policy});
  let [sent, done] = [0, 0];
  for (let times = 0; times < 3; times += 1) {
    const id = await boss.send(name, {prompt: 'a cat'}, {singletonKey: 'order-1'});
    sent += id ? 1 : 0;
  }
  for (let jobs = await boss.fetch(name); jobs.length; jobs = await boss.fetch(name)) {
    await boss.complete(name, jobs[0].id);
    done += 1;
  }
  const {rows} = await postgres.query('select singleton_key as key from pgboss.job where name = $1', [name]);
  console.log(`${policy ?? 'default'}: ${sent} sent, ${done} done; keys: ${rows.map(({key}) => key).join(', ')}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
default: 3 sent, 3 done; keys: order-1, order-1, order-1
singleton: 3 sent, 3 done; keys: order-1, order-1, order-1
exclusive: 1 sent, 1 done; keys: order-1
EXPECTED
