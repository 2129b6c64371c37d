#!/usr/bin/env bash
# "The last job" is nothing, and "jobs without a price yet" are all jobs: most libraries for JSONPath are not of the standard.
#
# Versions:  jsonpath-plus 10.4.0, jsonpath 1.3.0, nimma 0.7.2 (the one of Spectral); beside them json-p3 2.3.1 and
#            jsonpathly 3.0.0. Node 20.
# Input:     expressions of RFC 9535, the standard that Overlays refer to, on three jobs: one with 9 steps and the price
#            null, one with 10 steps, and one whose steps are the text "9"; neither of the latter has a price.
# Expected:  the answers of the standard, or an error: [-1] is the last one, a member that is not there is not null, and a
#            text is not less than a number.
# Seen:      jsonpath-plus and jsonpath find nothing for [-1]. For `price == null` all three jobs come, also from nimma,
#            and for `steps < 10` the text as well. jsonpath-plus finds nothing for a filter without parentheses, as the
#            standard writes it, where two others give an error, and nothing for a list from its end, which nimma gives
#            from its start.
# For us:    the documentation has no JSONPath.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund jsonpath-plus@10.4.0 jsonpath@1.3.0 nimma@0.7.2 \
  json-p3@2.3.1 jsonpathly@3.0.0
cat >seen.mjs <<'JS'
import * as p3 from 'json-p3';
import jsonpath from 'jsonpath';
import {JSONPath} from 'jsonpath-plus';
import {query} from 'jsonpathly';
import Nimma from 'nimma';

const json = {
  jobs: [
    {id: 'a', steps: 9, price: null},
    {id: 'b', steps: 10},
    {id: 'c', steps: '9'},
  ],
};
const libraries = {
  'json-p3': (path) => p3.query(path, json).values(),
  jsonpathly: (path) => query(json, path, {returnArray: true}),
  nimma: (path) => {
    const found = [];
    Nimma.query(json, {[path]: ({value}) => found.push(value)});
    return found;
  },
  'jsonpath-plus': (path) => JSONPath({path, json}),
  jsonpath: (path) => jsonpath.query(json, path),
};
const paths = ['$.jobs[-1]', '$.jobs[?(@.price == null)]', '$.jobs[?(@.steps < 10)]', '$.jobs[?@.steps > 9]', '$.jobs[::-1]'];
for (const path of paths) {
  console.log(path);
  for (const [name, find] of Object.entries(libraries)) {
    let seen;
    try {
      seen = find(`${path}.id`).join(' ') || 'nothing';
    } catch {
      seen = 'an error';
    }
    console.log(`  ${name}: ${seen}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
$.jobs[-1]
  json-p3: c
  jsonpathly: c
  nimma: c
  jsonpath-plus: nothing
  jsonpath: nothing
$.jobs[?(@.price == null)]
  json-p3: a
  jsonpathly: a
  nimma: a b c
  jsonpath-plus: a b c
  jsonpath: a b c
$.jobs[?(@.steps < 10)]
  json-p3: a
  jsonpathly: a
  nimma: a c
  jsonpath-plus: a c
  jsonpath: a c
$.jobs[?@.steps > 9]
  json-p3: b
  jsonpathly: b
  nimma: an error
  jsonpath-plus: nothing
  jsonpath: an error
$.jobs[::-1]
  json-p3: c b a
  jsonpathly: c b a
  nimma: a b c
  jsonpath-plus: nothing
  jsonpath: c b a
EXPECTED
