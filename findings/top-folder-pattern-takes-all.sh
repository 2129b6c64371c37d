#!/usr/bin/env bash
# "*.safetensors" loads the file on top, and those of each folder below it: four sizes of one model, in place of one.
#
# Versions:  huggingface_hub 1.33.0; beside it pathlib of Python 3.11, and the shell.
# Input:     the files of a model as hubs have them, one on top, and others in folders for another precision;
#            `*.safetensors`, `model*`, and `./model.safetensors`, by the function that
#            `snapshot_download(allow_patterns=…)` and `upload_folder(delete_patterns=…)` choose files with.
# Expected:  the file on top, as in a shell and in `Path.glob`, where a star ends at a slash, and "**" is for folders.
# Seen:      all four for the first: a star goes over slashes. As `delete_patterns`, it takes away the files of each
#            folder. "./model.safetensors" is none. There is no pattern for "on top alone"; the full name of the file is
#            one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check huggingface_hub==1.33.0
cat >seen.py <<'PY'
from pathlib import Path

from huggingface_hub.utils import filter_repo_objects

files = ["fp16/model.safetensors", "fp32/model.safetensors", "model.safetensors", "old/fp32/model.safetensors"]
for file in files:
    Path("repo", file).parent.mkdir(parents=True, exist_ok=True)
    Path("repo", file).touch()
for pattern in ["*.safetensors", "fp*/model.safetensors", "*/model.safetensors", "./model.safetensors"]:
    found = list(filter_repo_objects(files, allow_patterns=pattern))
    by_path = sorted(str(path.relative_to("repo")) for path in Path("repo").glob(pattern))
    print(f"{pattern}: {len(found)}, pathlib {len(by_path)} {by_path}")
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
*.safetensors: 4, pathlib 1 ['model.safetensors']
fp*/model.safetensors: 2, pathlib 2 ['fp16/model.safetensors', 'fp32/model.safetensors']
*/model.safetensors: 3, pathlib 2 ['fp16/model.safetensors', 'fp32/model.safetensors']
./model.safetensors: 0, pathlib 1 ['model.safetensors']
EXPECTED
