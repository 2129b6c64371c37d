#!/usr/bin/env bash
# Among the jobs of the last hour are all of today, and "older than an hour" are none of them: times are texts for SQLite.
#
# Versions:  SQLite 3.40.1 of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     jobs with times as an API gives them, "2026-12-01T00:30:00", and one with a space, as the same API has
#            elsewhere; `WHERE created_at > datetime(:now, '-1 hour')`, at eleven, as SQLite's own manual computes
#            times.
# Expected:  the job of 10:30. SQLite reads both forms, with T and with a space.
# Seen:      it reads both, and writes the one with a space; and what is compared are the letters. T is behind the
#            space, so each time of the same day is later than the limit, and a query for the last hour at midnight is
#            right again. What stops apps that are idle for an hour stops none before the next day. With a space, or
#            with `datetime(created_at)`, it is right; `julianday` helps too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download sqlite3 libsqlite3-0 libreadline8 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH
packages/usr/bin/sqlite3 -init /dev/null -list :memory: >seen.txt 2>/dev/null <<'SQL'
CREATE TABLE job (id TEXT, created_at TEXT);
INSERT INTO job VALUES
  ('00:30 T', '2026-12-01T00:30:00'), ('10:30 T', '2026-12-01T10:30:00'), ('yesterday T', '2026-11-30T23:59:59'),
  ('00:30 space', '2026-12-01 00:30:00'), ('10:30 space', '2026-12-01 10:30:00');
SELECT 'last hour: ' || group_concat(id, ', ') FROM job WHERE created_at > datetime('2026-12-01 11:00', '-1 hour');
SELECT 'idle for an hour: ' || group_concat(id, ', ') FROM job WHERE created_at < datetime('2026-12-01 11:00', '-1 hour');
SELECT 'last hour by datetime(): ' || group_concat(id, ', ') FROM job
  WHERE datetime(created_at) > datetime('2026-12-01 11:00', '-1 hour');
SQL
cat seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
last hour: 00:30 T, 10:30 T, 10:30 space
idle for an hour: yesterday T, 00:30 space
last hour by datetime(): 10:30 T, 10:30 space
EXPECTED
