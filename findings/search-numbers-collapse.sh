#!/usr/bin/env bash
# A search for 100 finds 10, 1000 and 3.10: the search library folds digits that repeat.
#
# Versions:  flexsearch 0.8.212; beside it minisearch 7.2.0. Node 20.
# Input:     short texts with numbers, and queries of one number, with the options that each library has by default.
# Expected:  400 finds "Status 400", and neither "Error 4000" nor what has 40; 100 finds "100 jobs".
# Seen:      FlexSearch makes one letter of two that are the same, so that a slip of the finger does no harm, and does
#            so with digits: 400, 4000 and 40 are one word, and 100 is 10. MiniSearch finds what was asked for.
# For us:    the search of the site is built on MiniSearch.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund flexsearch@0.8.212 minisearch@7.2.0
cat >seen.mjs <<'JS'
import {Index} from 'flexsearch';
import MiniSearch from 'minisearch';

const texts = ['Status 400', 'Error 4000', '10 jobs', '100 jobs', '1000 jobs', 'Version 3.10'];
const flex = new Index();
const mini = new MiniSearch({fields: ['text'], storeFields: ['text']});
texts.forEach((text, id) => {
  flex.add(id, text);
  mini.add({id, text});
});
for (const query of ['400', '40', '100']) {
  const found = flex.search(query).map((id) => texts[id]);
  console.log(`FlexSearch, ${query}: ${found.toSorted().join(', ')}`);
  console.log(`MiniSearch, ${query}: ${mini.search(query).map(({text}) => text).join(', ') || 'nothing'}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
FlexSearch, 400: Error 4000, Status 400
MiniSearch, 400: Status 400
FlexSearch, 40: Error 4000, Status 400
MiniSearch, 40: nothing
FlexSearch, 100: 10 jobs, 100 jobs, 1000 jobs, Version 3.10
MiniSearch, 100: 100 jobs
EXPECTED
