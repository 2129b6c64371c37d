#!/usr/bin/env bash
# A search for four texts, where there are two, finds one of them three times: "nothing found" is the last of a list.
#
# Versions:  faiss-cpu 1.15.1 with numpy 2.4.6. Python 3.11.
# Input:     an index of two texts, asked for the four that are nearest, and `texts[i]` for each number that comes; and
#            an index in cells (IVF) of 400 texts, which is asked for 100.
# Expected:  two texts, or an error: there are no more. And 100 of 400.
# Seen:      four numbers, of which two are -1, and a list of Python counts -1 from its end: the last text stands there
#            three times, for a model to read, and to pay for. An index in cells does so with any number of texts, as it
#            looks into one cell. The scores beside it are -3.4e38, which a limit that is a least score would see, and
#            the first hits are right, so that a test with one hit passes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check faiss-cpu==1.15.1 numpy==2.4.6
cat >seen.py <<'PY'
import faiss
import numpy

texts = ["start a job", "stop an app"]
index = faiss.IndexFlatIP(2)
index.add(numpy.eye(2, dtype="float32"))
question = numpy.array([[1, 0.5]], dtype="float32")
scores, numbers = index.search(question, 4)
print("numbers", numbers[0].tolist())
print("texts", [texts[number] for number in numbers[0]])
print("scores", [f"{score:.3g}" for score in scores[0]])

count, cells = 400, 8
angles = numpy.arange(count) * 2 * numpy.pi / count
vectors = numpy.stack([numpy.cos(angles), numpy.sin(angles)], axis=1).astype("float32")
quantizer = faiss.IndexFlatL2(2)
index = faiss.IndexIVFFlat(quantizer, 2, cells)
index.train(vectors)
index.add(vectors)
found = index.search(vectors[:1], 100)[1][0]
print("in cells: found", "fewer than 100" if (found == -1).any() else "all 100", "of", index.ntotal)
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
numbers [0, 1, -1, -1]
texts ['start a job', 'stop an app', 'stop an app', 'stop an app']
scores ['1', '0.5', '-3.4e+38', '-3.4e+38']
in cells: found fewer than 100 of 400
EXPECTED
