# `npm test`: everything but the nightly tests. Goes on after a failure, and ends with one line about all.
rm -rf test-results && mkdir test-results

# Each uses one core: the checks wait, and then print what they found, so that the two do not mix.
(npm run check && echo '{"checks": [{"name": "npm run check"}]}' >test-results/check.json) >test-results/check.log 2>&1 &
npm run build && npm run test:built
wait
cat test-results/check.log

npm run test:node
npm run test:browser
node tests/summary.mjs check node built browser
