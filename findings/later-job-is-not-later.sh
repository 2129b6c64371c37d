#!/usr/bin/env bash
# Of two jobs a millisecond apart none is the later one, and a search for one number of a job finds 200 jobs.
#
# Versions:  mathjs 15.2.0; beside it expr-eval 2.0.2. Node 20 or newer.
# Input:     two times in milliseconds, 1790000000000 and 1790000000001, and numbers of jobs from 1790000000000000 on,
#            all of them whole and below 2^53, in comparisons of an expression.
# Expected:  the first one is smaller, and each number is equal to itself alone: whole numbers of this size are exact.
# Seen:      `<` is false, and `==` is true, as numbers count as equal from the twelfth digit on; a filter for one job
#            finds 200, and one for what is newer than the last one leaves out what came right after it. `relTol` is the
#            setting, which is there for fractions such as 0.1 + 0.2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund mathjs@15.2.0 expr-eval@2.0.2
cat >seen.mjs <<'JS'
import {Parser} from 'expr-eval';
import {all, create, evaluate} from 'mathjs';

const exact = create(all, {relTol: 1e-16, absTol: 1e-300});
const libraries = {
  mathjs: evaluate,
  'mathjs, relTol: 1e-16': (text, scope) => exact.evaluate(text, scope),
  'expr-eval': (text, scope) => Parser.evaluate(text, scope),
};
const [before, after] = [1_790_000_000_000, 1_790_000_000_001];
const ids = Array.from({length: 200}, (_, at) => 1_790_000_000_000_000 + at);
for (const [name, compute] of Object.entries(libraries)) {
  const [less, equal] = ['before < after', 'before == after'].map((text) => compute(text, {before, after}));
  const found = ids.filter((id) => compute('id == wanted', {id, wanted: ids[100]}));
  console.log(`${name}: before < after ${less}, before == after ${equal}; jobs found: ${found.length}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
mathjs: before < after false, before == after true; jobs found: 200
mathjs, relTol: 1e-16: before < after true, before == after false; jobs found: 1
expr-eval: before < after true, before == after false; jobs found: 1
EXPECTED
