#!/usr/bin/env bash
# A search for "tier 5" finds tier 3 as well, also in quotes, and a search for R finds nothing, not even the page "R".
#
# Versions:  Whoosh 2.7.4 of Debian 12, with its Python 3.11; beside it SQLite 3.40 with FTS5. It needs Debian 12,
#            after `apt-get update`.
# Input:     four titles of a guide, in a field of the type TEXT, as its quick start has it; searches for a number of
#            one digit, alone, behind a word and in quotes, and for the name of a language that is one letter.
# Expected:  the title with that number or that name, as of FTS5: a digit is what tells the titles apart.
# Seen:      words of one letter are not in the index, and are left out of a search without a word: what is left of
#            "tier 5" is "tier", in quotes too, and of R nothing. The number 10 is found, so that a test with longer
#            ones passes. An analyzer with `minsize=1` keeps them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-whoosh >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
cat >seen.py <<'PY'
import sqlite3

from whoosh.analysis import StandardAnalyzer
from whoosh.fields import TEXT, Schema
from whoosh.filedb.filestore import RamStorage
from whoosh.qparser import QueryParser

TITLES = ['Tier 3', 'Tier 5', 'Tier 10', 'R']


def whoosh_search(field):
    index = RamStorage().create_index(Schema(title=field))
    writer = index.writer()
    for title in TITLES:
        writer.add_document(title=title)
    writer.commit()
    parser = QueryParser('title', index.schema)

    def search(words):
        with index.searcher() as searcher:
            return [hit['title'] for hit in searcher.search(parser.parse(words))]

    return search


database = sqlite3.connect(':memory:')
database.execute('CREATE VIRTUAL TABLE pages USING fts5(title)')
database.executemany('INSERT INTO pages VALUES (?)', [(title,) for title in TITLES])


def sqlite_search(words):
    return [title for (title,) in database.execute('SELECT title FROM pages WHERE pages MATCH ?', (words,))]


searches = {
    'Whoosh': whoosh_search(TEXT(stored=True)),
    'Whoosh, minsize=1': whoosh_search(TEXT(StandardAnalyzer(minsize=1), stored=True)),
    'SQLite': sqlite_search,
}
for words in ('tier 5', '"tier 5"', '5', 'R', 'tier 10'):
    print(words)
    for name, search in searches.items():
        print(f'  {name}: {", ".join(search(words)) or "nothing"}')
PY
PYTHONPATH=packages/usr/lib/python3/dist-packages /usr/bin/python3 -W ignore seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
tier 5
  Whoosh: Tier 3, Tier 5, Tier 10
  Whoosh, minsize=1: Tier 5
  SQLite: Tier 5
"tier 5"
  Whoosh: Tier 3, Tier 5, Tier 10
  Whoosh, minsize=1: Tier 5
  SQLite: Tier 5
5
  Whoosh: nothing
  Whoosh, minsize=1: Tier 5
  SQLite: Tier 5
R
  Whoosh: nothing
  Whoosh, minsize=1: R
  SQLite: R
tier 10
  Whoosh: Tier 10
  Whoosh, minsize=1: Tier 10
  SQLite: Tier 10
EXPECTED
