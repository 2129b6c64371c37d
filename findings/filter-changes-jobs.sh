#!/usr/bin/env bash
# A search for the jobs with `state = "done"` finds all of them, and from then on all of them are done.
#
# Versions:  expr-eval 2.0.2; beside it jexl 2.3.0 and filtrex 3.1.0. Node 20 or newer.
# Input:     a filter that somebody has typed, with one sign for "equal", as in SQL and in spreadsheets, and
#            `evaluate(filter, job)` for each of three jobs; the same with two signs.
# Expected:  an error, as of the other two, or one job; and in no case a change of what is asked about.
# Seen:      one sign assigns: the value of the expression is "done", which counts as true, for each job, and `state` is
#            "done" in the object of the caller, also in that of the job that has failed. A second search, for failed
#            jobs with two signs, finds none. `operators: {assignment: false}` makes it an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund expr-eval@2.0.2 jexl@2.3.0 filtrex@3.1.0
cat >seen.mjs <<'JS'
import {Parser} from 'expr-eval';
import {compileExpression} from 'filtrex';
import jexl from 'jexl';

const safe = new Parser({operators: {assignment: false}});
const libraries = {
  'expr-eval': (filter, job) => Parser.evaluate(filter, job),
  'expr-eval, no assignment': (filter, job) => safe.evaluate(filter, job),
  jexl: (filter, job) => jexl.evalSync(filter, job),
  filtrex: (filter, job) => compileExpression(filter)(job),
};
for (const [name, matches] of Object.entries(libraries)) {
  const jobs = ['done', 'failed', 'queued'].map((state, at) => ({id: `job-${at}`, state}));
  console.log(name);
  for (const filter of ['state == "failed"', 'state = "done"', 'state == "failed"']) {
    try {
      const found = jobs.filter((job) => matches(filter, job));
      console.log(`  ${filter}: ${found.length} found; states: ${jobs.map(({state}) => state).join(', ')}`);
    } catch {
      console.log(`  ${filter}: an error`);
    }
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
expr-eval
  state == "failed": 1 found; states: done, failed, queued
  state = "done": 3 found; states: done, done, done
  state == "failed": 0 found; states: done, done, done
expr-eval, no assignment
  state == "failed": 1 found; states: done, failed, queued
  state = "done": an error
  state == "failed": 1 found; states: done, failed, queued
jexl
  state == "failed": 1 found; states: done, failed, queued
  state = "done": an error
  state == "failed": 1 found; states: done, failed, queued
filtrex
  state == "failed": 1 found; states: done, failed, queued
  state = "done": an error
  state == "failed": 1 found; states: done, failed, queued
EXPECTED
