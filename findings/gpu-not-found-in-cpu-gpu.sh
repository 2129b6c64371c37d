#!/usr/bin/env bash
# A search for GPU does not find "CPU/GPU", and one for null not "string/null": PostgreSQL takes both for a file.
#
# Versions:  PostgreSQL 15.20 of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     sentences of a documentation, read by `to_tsvector('english', …)`, and a word that stands in each, asked for by
#            `websearch_to_tsquery`, as its manual shows a search of pages.
# Expected:  each is found, as a word that ends at a slash, a dot or a hyphen ends for a person. With a hyphen, "CPU-only",
#            it is so: the whole and both parts are in the index.
# Seen:      what stands around a slash is one word, of the kind "file", and what stands around a dot one of the kind
#            "host": the whole finds it, and no part does. So it is with the paths of an API. With spaces in place of
#            slashes and dots, all are found.
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
{
  while read -r word text; do
    psql --set=word="$word" --set=text="$text" <<'SQL'
SELECT format(
  '%s in "%s": %s, with spaces %s', :'word', :'text',
  CASE WHEN to_tsvector('english', :'text') @@ query THEN 'found' ELSE 'not found' END,
  CASE WHEN to_tsvector('english', translate(:'text', './', '  ')) @@ query THEN 'found' ELSE 'not found' END
) FROM websearch_to_tsquery('english', :'word') AS query;
SQL
  done <<'WORDS'
GPU For CPU/GPU see below
GPU For CPU / GPU see below
CPU A CPU-only worker
null The type is string/null
fails The job waits and/or fails
run_async Call POST /app/{app_id}/run_async
job GET /app/7/job/8
webhook A client for Node.js/webhook
node A program for node.js
stop Call client.stop to end it
WORDS
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
GPU in "For CPU/GPU see below": not found, with spaces found
GPU in "For CPU / GPU see below": found, with spaces found
CPU in "A CPU-only worker": found, with spaces found
null in "The type is string/null": not found, with spaces found
fails in "The job waits and/or fails": found, with spaces found
run_async in "Call POST /app/{app_id}/run_async": not found, with spaces found
job in "GET /app/7/job/8": not found, with spaces found
webhook in "A client for Node.js/webhook": not found, with spaces found
node in "A program for node.js": not found, with spaces found
stop in "Call client.stop to end it": not found, with spaces found
EXPECTED
