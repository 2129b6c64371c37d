#!/usr/bin/env bash
# Four seeds give four times the picture of seed 0: a memoized function does not get an argument that has a default.
#
# Versions:  nano-memoize 3.0.16; beside it micro-memoize 5.2.0 and p-memoize 8.0.0. Node 20 or newer.
# Input:     a function of a prompt and of a seed that is 0 unless it is given, `(prompt, seed = 0) => …`, called with
#            one prompt and the seeds 3 to 0; the same with no value for the seed, and with a value for both.
# Expected:  four pictures, with the seeds 0 to 3: "multiple argument functions" are what the library is for, and a
#            value that stands in for a missing one is not used where none is missing.
# Seen:      nano-memoize goes by the number of parameters before the first one with a value, which is 1. The seed is
#            not only left out of what is compared: it never reaches the function, so that even the first call with
#            seed 3 gives the picture of seed 0. With a value for both, all is right. p-memoize compares the first
#            argument only, as it says, and hands over the others.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund nano-memoize@3.0.16 micro-memoize@5.2.0 p-memoize@8.0.0
cat >seen.mjs <<'JS'
import {memoize} from 'micro-memoize';
import nano from 'nano-memoize';
import pMemoize from 'p-memoize';

const libraries = {'nano-memoize': nano.nanomemoize, 'micro-memoize': memoize, 'p-memoize': pMemoize};
const functions = {
  '(prompt, seed = 0)': () => async (prompt, seed = 0) => `${prompt} ${seed}`,
  '(prompt, seed)': () => async (prompt, seed) => `${prompt} ${seed}`,
  "(prompt = '', seed = 0)": () => async (prompt = '', seed = 0) => `${prompt} ${seed}`,
};
for (const [name, make] of Object.entries(functions)) {
  console.log(name);
  for (const [library, keep] of Object.entries(libraries)) {
    const run = keep(make());
    const pictures = [];
    for (const seed of [3, 2, 1, 0]) pictures.push(await run('lamp', seed));
    console.log(`  ${library}: ${pictures.join(', ')}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
(prompt, seed = 0)
  nano-memoize: lamp 0, lamp 0, lamp 0, lamp 0
  micro-memoize: lamp 3, lamp 2, lamp 1, lamp 0
  p-memoize: lamp 3, lamp 3, lamp 3, lamp 3
(prompt, seed)
  nano-memoize: lamp 3, lamp 2, lamp 1, lamp 0
  micro-memoize: lamp 3, lamp 2, lamp 1, lamp 0
  p-memoize: lamp 3, lamp 3, lamp 3, lamp 3
(prompt = '', seed = 0)
  nano-memoize: lamp 3, lamp 2, lamp 1, lamp 0
  micro-memoize: lamp 3, lamp 2, lamp 1, lamp 0
  p-memoize: lamp 3, lamp 3, lamp 3, lamp 3
EXPECTED
