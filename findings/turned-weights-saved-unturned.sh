#!/usr/bin/env bash
# A matrix that is turned before it is saved is another matrix in the file: its numbers are not turned, its shape is.
#
# Versions:  safetensors 0.8.0 with numpy 2.4.6; beside it `numpy.save`. Python 3.11.
# Input:     weights of 2 by 3, turned (`.T`), and each second column of them (`[:, ::2]`), as weights are turned and
#            cut between two programs for models; saved with `safetensors.numpy.save`, and loaded.
# Expected:  what was saved, as of `numpy.save`, or an error, as `safetensors.torch` has one for weights that are not in
#            one piece: both are views, which NumPy makes without a copy.
# Seen:      the file has the new shape, and the numbers in the old order: `0 1 2 3 4 5` in place of `0 3 1 4 2 5`. No
#            error, no warning; the model answers, and its answers are noise. With `ascontiguousarray` it is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check safetensors==0.8.0 numpy==2.4.6
cat >seen.py <<'PY'
import io

import numpy
from safetensors.numpy import load, load_file, save, save_file

weights = numpy.arange(6, dtype="float32").reshape(2, 3)
views = {"whole": weights, "turned": weights.T, "each second": weights[:, ::2]}
for name, view in views.items():
    print(f"{name}: {view.tolist()}")
    save_file({"w": view}, "model.safetensors")
    file = io.BytesIO()
    numpy.save(file, view)
    file.seek(0)
    copy = numpy.ascontiguousarray(view)
    for way, loaded in {
        "save": load(save({"w": view}))["w"],
        "save_file": load_file("model.safetensors")["w"],
        "save of a copy": load(save({"w": copy}))["w"],
        "numpy.save": numpy.load(file),
    }.items():
        print(f"  {way}: {'right' if numpy.array_equal(loaded, view) else loaded.tolist()}")
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
whole: [[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]
  save: right
  save_file: right
  save of a copy: right
  numpy.save: right
turned: [[0.0, 3.0], [1.0, 4.0], [2.0, 5.0]]
  save: [[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]]
  save_file: [[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]]
  save of a copy: right
  numpy.save: right
each second: [[0.0, 2.0], [3.0, 5.0]]
  save: [[0.0, 1.0], [2.0, 3.0]]
  save_file: [[0.0, 1.0], [2.0, 3.0]]
  save of a copy: right
  numpy.save: right
EXPECTED
