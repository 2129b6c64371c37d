# `npm test`: everything but the nightly tests. Continues after a failure, and ends with one line for all of them.
rm -rf test-results && mkdir test-results

# Runs next to the build and its tests, because most programs of the samples sleep. Its output is printed at the end.
check_and_run_samples() {
  npm run check && echo '{"checks": [{"name": "npm run check"}]}' >test-results/check.json
  npm run test:node
}

check_and_run_samples >test-results/check.log 2>&1 &
npm run build && npm run test:built
npm run test:browser
wait
cat test-results/check.log
node tests/summary.mjs check node built browser
