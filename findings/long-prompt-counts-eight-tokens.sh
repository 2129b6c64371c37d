#!/usr/bin/env bash
# A prompt of 100 words counts as 8 tokens: the file of the tokenizer has a limit, and counting cuts the text there.
#
# Versions:  tokenizers 0.23.2 for Python; beside it @huggingface/tokenizers 0.2.0 for JavaScript. Python 3.11, Node 20
#            or newer.
# Input:     a `tokenizer.json` whose `truncation` is 8, as models for search have it in theirs, with 128 or 512;
#            `Tokenizer.from_file(…)`, and the number of tokens of a text of 100 words, to know its price, and where to
#            divide it.
# Expected:  100, as in JavaScript from the same file: nobody has asked for a cut, and to encode a text is not to
#            shorten it; the model would do that.
# Seen:      8, for each longer text, and the rest is in `overflowing`, which nobody looks at. No limit is ever passed,
#            so nothing is divided, and what stands behind the eighth word is not in the index. `no_truncation()` makes
#            it 100. With a file of a chat model, whose `truncation` is null, it is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check tokenizers==0.23.2
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @huggingface/tokenizers@0.2.0
cat >seen.py <<'PY'
from tokenizers import Tokenizer, models, pre_tokenizers

made = Tokenizer(models.WordLevel({"[UNK]": 0, "lamp": 1}, unk_token="[UNK]"))
made.pre_tokenizer = pre_tokenizers.Whitespace()
made.enable_truncation(8)
made.save("tokenizer.json")

tokenizer = Tokenizer.from_file("tokenizer.json")
for count in [5, 100]:
    print(f"Python: {count} words, {len(tokenizer.encode('lamp ' * count))} tokens")
tokenizer.no_truncation()
print(f"Python, no_truncation(): 100 words, {len(tokenizer.encode('lamp ' * 100))} tokens")
PY
cat >seen.mjs <<'JS'
import {readFileSync} from 'node:fs';
import {Tokenizer} from '@huggingface/tokenizers';

const tokenizer = new Tokenizer(JSON.parse(readFileSync('tokenizer.json', 'utf8')), {});
console.log(`JavaScript: 100 words, ${tokenizer.encode('lamp '.repeat(100)).ids.length} tokens`);
JS
{
  python/bin/python seen.py
  node seen.mjs
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Python: 5 words, 5 tokens
Python: 100 words, 8 tokens
Python, no_truncation(): 100 words, 100 tokens
JavaScript: 100 words, 100 tokens
EXPECTED
