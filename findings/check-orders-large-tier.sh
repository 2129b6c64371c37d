#!/usr/bin/env bash
# A job that is only checked has a tier afterwards that nobody has asked for: the check writes it into the job.
#
# Versions:  fastjsonschema 2.22.2; beside it jsonschema 4.25.1. Python 3.11 or newer.
# Input:     a job without a tier, as JSON, and the schema of a service, in which `tier` has the default "large", and
#            `retry` an object whose fields have some; `validate(job)` before the job is sent, signed, or compared.
# Expected:  the job as it was, or an error: `default` is a note in JSON Schema, which no check goes by, and the result
#            of a check is yes or no. jsonschema leaves it as it is.
# Seen:      the same object has a `tier`, and an empty `retry` has two fields more. A service whose default has become
#            "small" since then is now asked for "large", and a hash of the job is another one before and after its
#            check. `use_default=False` leaves it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check fastjsonschema==2.22.2 jsonschema==4.25.1
cat >seen.py <<'PY'
import json

import fastjsonschema
import jsonschema

schema = {
    "type": "object",
    "required": ["prompt"],
    "properties": {
        "prompt": {"type": "string"},
        "tier": {"enum": ["small", "large"], "default": "large"},
        "retry": {"type": "object", "properties": {"times": {"default": 3}, "on": {"default": ["busy"]}}},
    },
}
checks = {
    "fastjsonschema": fastjsonschema.compile(schema),
    "fastjsonschema, use_default=False": fastjsonschema.compile(schema, use_default=False),
    "jsonschema": lambda job: jsonschema.validate(job, schema),
}
for name, check in checks.items():
    for job in [{"prompt": "A lamp"}, {"prompt": "A lamp", "retry": {}}]:
        check(job)
        print(f"{name}: {json.dumps(job)}")
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
fastjsonschema: {"prompt": "A lamp", "tier": "large"}
fastjsonschema: {"prompt": "A lamp", "retry": {"times": 3, "on": ["busy"]}, "tier": "large"}
fastjsonschema, use_default=False: {"prompt": "A lamp"}
fastjsonschema, use_default=False: {"prompt": "A lamp", "retry": {}}
jsonschema: {"prompt": "A lamp"}
jsonschema: {"prompt": "A lamp", "retry": {}}
EXPECTED
