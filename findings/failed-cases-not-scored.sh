#!/usr/bin/env bash
# A model that answered one question of four has 100%: the three calls that failed are not in the mean of an evaluation.
#
# Versions:  braintrust 3.35.0, without an account (`noSendLogs`). Node 20 or newer.
# Input:     an evaluation of four questions, with one score; the task answers the first one, and throws at the others,
#            as a client does when a server is busy.
# Expected:  0.25, or an error: the type of `errorScoreHandler` says that its default gives 0 to a score that did not
#            run.
# Seen:      1, which is also what four right answers have. Only the single results tell of the errors. The default has
#            to be handed over, as `errorScoreHandler: defaultErrorScoreHandler`, and then it is 0.25. A check that
#            lets a change pass at 90% passes on the day on which hardly a call gets through.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund braintrust@3.35.0
cat >seen.mjs <<'JS'
import {defaultErrorScoreHandler, Eval} from 'braintrust';

const data = [1, 2, 3, 4].map((number) => ({input: number, expected: number}));
const exact = ({output, expected}) => ({name: 'exact', score: output === expected ? 1 : 0});
const answerAll = async (number) => number;
const answerFirst = async (number) => {
  if (number > 1) throw new Error('429, the server is busy');
  return number;
};
const answerWrong = async (number) => (number > 1 ? 0 : number);
const quiet = {
  noSendLogs: true,
  progress: {start() {}, setTotal() {}, increment() {}, stop() {}},
  reporter: {name: 'quiet', reportEval: () => true, reportRun: () => true},
};
const runs = {
  'four right': {task: answerAll},
  'one right, three wrong': {task: answerWrong},
  'one right, three errors': {task: answerFirst},
  'the same, with the handler': {task: answerFirst, errorScoreHandler: defaultErrorScoreHandler},
};
for (const [name, options] of Object.entries(runs)) {
  const {summary, results} = await Eval('lamps', {data, scores: [exact], ...options}, quiet);
  const errors = results.filter(({error}) => error).length;
  console.log(`${name}: ${summary.scores.exact.score}, ${errors} errors in ${results.length} results`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
four right: 1, 0 errors in 4 results
one right, three wrong: 0.25, 0 errors in 4 results
one right, three errors: 1, 3 errors in 4 results
the same, with the handler: 0.25, 3 errors in 4 results
EXPECTED
