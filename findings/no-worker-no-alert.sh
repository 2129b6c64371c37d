#!/usr/bin/env bash
# "Alert if fewer than two workers are ready" comes when one is ready, and not when none is: nothing is less than two.
#
# Versions:  Prometheus 2.42.0 of Debian 12, its promtool. It needs Debian 12, after `apt-get update`.
# Input:     `count(worker_ready == 1) < 2` over three workers, of which two, one, and none are ready; beside it
#            `sum(worker_ready) < 2`.
# Expected:  an alert for one and for none, which is why it is there.
# Seen:      for none, `count` of an empty list is not 0, it is no value at all, so there is nothing to compare, and no
#            alert; one that has come before ends as resolved. A test in which one worker stops passes. With `or
#            vector(0)`, or with `sum`, which counts the zeros, it comes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download prometheus >/dev/null 2>&1
dpkg -x ./*.deb packages
cat >rules.yml <<'YAML'
groups:
  - name: workers
    rules:
      - {alert: ByCount, expr: count(worker_ready == 1) < 2}
      - {alert: ByCountOrZero, expr: (count(worker_ready == 1) or vector(0)) < 2}
      - {alert: BySum, expr: sum(worker_ready) < 2}
YAML
test_rules() {
  cat <<YAML
rule_files: [rules.yml]
evaluation_interval: 1m
tests:
  - interval: 1m
    input_series:
      - {series: 'worker_ready{worker="1"}', values: '$1x5'}
      - {series: 'worker_ready{worker="2"}', values: '$2x5'}
      - {series: 'worker_ready{worker="3"}', values: '0x5'}
    promql_expr_test:
      - {expr: 'sort(ALERTS)', eval_time: 3m, exp_samples: [{labels: '{}', value: -1}]}
YAML
}
for ready in '1 1' '1 0' '0 0'; do
  # shellcheck disable=SC2086
  test_rules $ready >test.yml
  # What is expected is wrong on purpose, so that promtool prints what it has.
  packages/usr/bin/promtool test rules test.yml >results.txt 2>&1 || true
  alerts=$(grep -o 'alertname="[A-Za-z]*"' results.txt | cut -d '"' -f 2 | sort | paste -sd ' ' || true)
  echo "ready $((${ready/ /+})): alerts ${alerts:-none}"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
ready 2: alerts none
ready 1: alerts ByCount ByCountOrZero BySum
ready 0: alerts ByCountOrZero BySum
EXPECTED
