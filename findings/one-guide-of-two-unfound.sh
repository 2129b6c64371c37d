#!/usr/bin/env bash
# A search for "stop" in two guides finds the one on how to start: the word, which one of two has, counts as nothing.
#
# Versions:  rank-bm25 0.2.2 with numpy 2.4.6; beside it SQLite, FTS5, of Python's own sqlite3. Python 3.11.
# Input:     two guides, "how to stop an app" and "how to start a job"; the same with a third, "how to stop a job"; each
#            asked for "stop", as a model's question is turned into a search.
# Expected:  the guide that has the word first, with a score above 0, as of SQLite: no other one has it.
# Seen:      of two guides both have 0, as a word of half of the texts has no weight, and the best one is the last in
#            the list. Of three, what has the word is below 0, and what does not have it is the best. A few files are
#            how such a search is tried out. With a word of one in three it is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check rank-bm25==0.2.2 numpy==2.4.6
cat >seen.py <<'PY'
import sqlite3

from rank_bm25 import BM25Okapi

guides = ["how to stop an app", "how to start a job", "how to stop a job"]


def find(count, word):
    texts = guides[:count]
    index = BM25Okapi([text.split() for text in texts])
    scores = [f"{score:.2f}" for score in index.get_scores([word])]
    print(f"{count} guides, {word!r}: {index.get_top_n([word], texts, n=1)[0]!r}, scores {', '.join(scores)}")
    base = sqlite3.connect(":memory:")
    base.execute("CREATE VIRTUAL TABLE guides USING fts5(text)")
    base.executemany("INSERT INTO guides VALUES (?)", [(text,) for text in texts])
    rows = base.execute("SELECT text FROM guides WHERE text MATCH ? ORDER BY rank, rowid", (word,)).fetchall()
    print(f"  SQLite: {[text for (text,) in rows]}")


find(2, "stop")
find(3, "stop")
find(3, "start")
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
2 guides, 'stop': 'how to start a job', scores 0.00, 0.00
  SQLite: ['how to stop an app']
3 guides, 'stop': 'how to start a job', scores -0.12, 0.00, -0.12
  SQLite: ['how to stop an app', 'how to stop a job']
3 guides, 'start': 'how to start a job', scores 0.00, 0.51, 0.00
  SQLite: ['how to start a job']
EXPECTED
