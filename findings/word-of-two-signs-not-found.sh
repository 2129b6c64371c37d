#!/usr/bin/env bash
# A search of a Japanese page for "picture" or "fee" finds nothing, and one for "up" or "C#" neither: no error says why.
#
# Versions:  SQLite 3.40.1 of Debian 12 (FTS5 with its tokenizer `trigram`). It needs Debian 12, after `apt-get update`.
# Input:     pages in Japanese and English, and the words for picture (two signs), fee (two), the two together (four),
#            `up`, `C#` and `GPU`, with MATCH, with LIKE on the index, which its manual has for that, and with LIKE on a
#            plain table. It is the tokenizer of FTS5 for languages without spaces, and for parts of words.
# Expected:  the page for each word that is in it: what is shorter than an entry is looked for in another way.
# Seen:      an index of three signs each has no entry for two: MATCH finds nothing, with no error. Of two such words in
#            one query, none is found, though the page has both. LIKE reads all pages for `up`; for two signs of
#            Japanese it does not, and finds nothing either. Most words of Japanese and Chinese have two signs.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download sqlite3 libsqlite3-0 libreadline8 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH
sql() { packages/usr/bin/sqlite3 -init /dev/null pages.db "$@" 2>&1; }
sql "CREATE VIRTUAL TABLE page USING fts5(text, tokenize = 'trigram');
  INSERT INTO page VALUES ('画像生成の料金について'), ('The app is up, and samples are in C#, for each GPU.');
  CREATE TABLE plain AS SELECT text FROM page"
for word in 画像 料金 画像生成 '"画像" "料金"' up '"C#"' GPU; do
  text=${word//\"/}
  count() { sql "SELECT count(*) FROM $1 WHERE text $2"; }
  like="LIKE '%${text// /%}%'"
  echo "$word: MATCH $(count page "MATCH '$word'"), LIKE $(count page "$like"), plain $(count plain "$like")"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
画像: MATCH 0, LIKE 0, plain 1
料金: MATCH 0, LIKE 0, plain 1
画像生成: MATCH 1, LIKE 1, plain 1
"画像" "料金": MATCH 0, LIKE 0, plain 1
up: MATCH 0, LIKE 1, plain 1
"C#": MATCH 0, LIKE 1, plain 1
GPU: MATCH 1, LIKE 1, plain 1
EXPECTED
