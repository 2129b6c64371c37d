#!/usr/bin/env bash
# One chat template, two prompts: what counts tokens or runs a model in JavaScript does not see the text of the server.
#
# Versions:  @huggingface/jinja 0.5.11, which Transformers.js renders chat templates with; next to it Jinja2 3.1.6 of
#            Python in the way of Transformers. Node 20, Python 3.
# Input:     expressions that are common in chat templates: `strip` with characters, a field that is null, and the
#            comparison of a number with a text.
# Expected:  the same text, or an error for what is not supported, as there is for `rsplit` and `count`.
# Seen:      no error, and other text: characters that `strip` should take away stay, null is the empty text and not
#            "None", a boolean is "true" and not "True", and 1 equals "1".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @huggingface/jinja@0.5.11
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check jinja2==3.1.6
cat >templates.json <<'JSON'
[
  "[{{ '##title##'.strip('#') }}]",
  "[{{ message.content }}]",
  "[{{ message.tools is defined and message.stream }}]",
  "[{{ message.count == '1' }}]"
]
JSON
cat >message.json <<'JSON'
{"content": null, "tools": [], "stream": true, "count": 1}
JSON
cat >seen.mjs <<'JS'
import {readFileSync} from 'node:fs';
import {Template} from '@huggingface/jinja';
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
for (const text of read('templates.json')) {
  console.log(`JavaScript ${new Template(text).render({message: read('message.json')})}`);
}
JS
cat >seen.py <<'PY'
import json
from jinja2.sandbox import ImmutableSandboxedEnvironment
environment = ImmutableSandboxedEnvironment(trim_blocks=True, lstrip_blocks=True)
for text in json.load(open("templates.json")):
    message = json.load(open("message.json"))
    print("Python", environment.from_string(text).render(message=message))
PY
{
  node seen.mjs
  python/bin/python seen.py
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
JavaScript [##title##]
JavaScript []
JavaScript [true]
JavaScript [true]
Python [title]
Python [None]
Python [True]
Python [False]
EXPECTED
