#!/usr/bin/env bash
# Jobs of five minutes take ten seconds at the worst, by their chart, and the alert for more than a minute never comes.
#
# Versions:  prom-client 15.1.3, with its default buckets; Prometheus 2.42.0 of Debian 12, its promtool. It needs Debian
#            12, after `apt-get update`; Node 20 or newer.
# Input:     100 jobs, ten of one second, and ninety of 300, in `new Histogram({name, help})`; `histogram_quantile(0.99,
#            …)`, and an alert if it is more than 60.
# Expected:  300, or more, or no number: the largest bucket ends at ten seconds, and 99% of the jobs are not below it.
# Seen:      10: a quantile behind the last bucket is the end of that bucket, as if it was measured. A job that takes
#            ten minutes, or hangs, moves the number no more, and the line is flat and looks healthy. The mean, by sum
#            and count, is 270. No warning on either side; buckets that reach far enough help.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download prometheus >/dev/null 2>&1
dpkg -x ./*.deb packages
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund prom-client@15.1.3
cat >test.mjs <<'JS'
import client from 'prom-client';

const buckets = {default_seconds: undefined, wide_seconds: [1, 10, 60, 300, 900]};
const input_series = [];
for (const [name, ends] of Object.entries(buckets)) {
  const histogram = new client.Histogram({name, help: 'Time of a job', ...(ends && {buckets: ends})});
  for (let job = 0; job < 100; job++) histogram.observe(job < 10 ? 1 : 300);
  for (const line of (await client.register.getSingleMetricAsString(name)).split('\n')) {
    if (line.startsWith('#')) continue;
    const [series, value] = line.split(' ');
    input_series.push({series, values: `0 ${value}x10`});
  }
}
const expressions = Object.keys(buckets).flatMap((name) => [
  `histogram_quantile(0.99, rate(${name}_bucket[10m]))`,
  `histogram_quantile(0.99, rate(${name}_bucket[10m])) > 60`,
  `rate(${name}_sum[10m]) / rate(${name}_count[10m])`,
]);
const exp_samples = [{labels: '{}', value: -1}];
const promql_expr_test = expressions.map((expr) => ({expr, eval_time: '8m', exp_samples}));
console.log(JSON.stringify({rule_files: ['rules.yml'], tests: [{interval: '1m', input_series, promql_expr_test}]}));
JS
echo 'groups: []' >rules.yml
node test.mjs >test.yml
# What is expected is wrong on purpose, so that promtool prints what it has.
packages/usr/bin/promtool test rules test.yml >results.txt 2>&1 || true
grep -E 'expr:|got:' results.txt | sed -E 's/^ *expr: "(.*)", time: .*/\1/; s/^ *got: /  /' | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
histogram_quantile(0.99, rate(default_seconds_bucket[10m]))
  {} 1E+01
histogram_quantile(0.99, rate(default_seconds_bucket[10m])) > 60
  nil
rate(default_seconds_sum[10m]) / rate(default_seconds_count[10m])
  {} 2.701E+02
histogram_quantile(0.99, rate(wide_seconds_bucket[10m]))
  {} 2.973333333333333E+02
histogram_quantile(0.99, rate(wide_seconds_bucket[10m])) > 60
  {} 2.973333333333333E+02
rate(wide_seconds_sum[10m]) / rate(wide_seconds_count[10m])
  {} 2.701E+02
EXPECTED
