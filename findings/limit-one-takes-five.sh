#!/usr/bin/env bash
# A worker that asks for one job, `LIMIT 1`, gets all five: a queue in PostgreSQL, with a condition that is there twice.
#
# Versions:  PostgreSQL 15.20 of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     a table of 1,000 jobs that are done, as of the last ANALYZE, and five that have come since; an index on those
#            in the queue. The worker's `UPDATE … WHERE id IN (SELECT … LIMIT 1 FOR UPDATE SKIP LOCKED)`, with
#            `state = 'queued'` in the outer query as well, for safety; and the other ways to write it.
# Expected:  one job: the inner query has one row, whatever is around it.
# Seen:      five, all of which are marked as running, with `IN` and with a join; a worker that runs the first of them
#            leaves four for ever. The planner expects one job, and runs the inner query anew for each row: it skips what
#            the same command has changed, and locks the next. Which plan it takes depends on its statistics, so that
#            without the second condition, or in a test, it is one. `=` and `WITH` run the inner query once.
set -euo pipefail
folder=$(mktemp -d)
trap 'as_user pg_ctl --pgdata="$folder/server/data" --mode=immediate stop >/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download postgresql-15 postgresql-client-15 libpq5 libicu72 libldap-2.5-0 libsasl2-2 libxml2 libgssapi-krb5-2 \
  libkrb5-3 libk5crypto3 libkrb5support0 libkeyutils1 libreadline8 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH
# The server refuses to run as root.
as_user() {
  local program="$folder/packages/usr/lib/postgresql/15/bin/$1"
  if ((EUID)); then "$program" "${@:2}"; else setpriv --reuid=nobody --regid=nogroup --clear-groups "$program" "${@:2}"; fi
}
chmod 755 .
mkdir server
if ((EUID == 0)); then chown nobody server; fi
as_user initdb --pgdata="$folder/server/data" --auth=trust --username=me >/dev/null
as_user pg_ctl --pgdata="$folder/server/data" --log="$folder/server/log" --wait start \
  --options="-c unix_socket_directories=$folder/server -c listen_addresses=''" >/dev/null
psql() { as_user psql --host="$folder/server" --username=me --dbname=postgres --quiet --no-align --tuples-only "$@"; }
psql <<'SQL'
CREATE TABLE jobs (id int PRIMARY KEY, state text NOT NULL, created timestamptz NOT NULL DEFAULT now());
CREATE INDEX ON jobs (created) WHERE state = 'queued';
INSERT INTO jobs (id, state) SELECT id, 'done' FROM generate_series(1, 1000) AS id;
ANALYZE jobs;
INSERT INTO jobs (id, state) SELECT id, 'queued' FROM generate_series(1001, 1005) AS id;
SQL
next="SELECT id FROM jobs WHERE state = 'queued' ORDER BY created, id LIMIT 1 FOR UPDATE SKIP LOCKED"
tell() { echo "$1: $(psql --command="BEGIN; $2 RETURNING jobs.id; ROLLBACK" | paste -sd ' ')"; }
{
  tell IN "UPDATE jobs SET state = 'running' WHERE state = 'queued' AND id IN ($next)"
  tell 'IN, to delete' "DELETE FROM jobs WHERE state = 'queued' AND id IN ($next)"
  tell 'a join' "UPDATE jobs SET state = 'running' FROM ($next) AS next WHERE state = 'queued' AND jobs.id = next.id"
  tell 'IN, condition once' "UPDATE jobs SET state = 'running' WHERE id IN ($next)"
  tell '=' "UPDATE jobs SET state = 'running' WHERE state = 'queued' AND id = ($next)"
  tell WITH "WITH next AS ($next) UPDATE jobs SET state = 'running' FROM next WHERE state = 'queued' AND jobs.id = next.id"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
IN: 1001 1002 1003 1004 1005
IN, to delete: 1001 1002 1003 1004 1005
a join: 1001 1002 1003 1004 1005
IN, condition once: 1001
=: 1001
WITH: 1001
EXPECTED
