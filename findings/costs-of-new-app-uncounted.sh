#!/usr/bin/env bash
# An app that has cost five dollars in this hour has cost nothing, by its chart: what a counter begins with is no increase.
#
# Versions:  Prometheus 2.42.0 of Debian 12, its promtool. It needs Debian 12, after `apt-get update`.
# Input:     `increase(cost_dollars_total[1h])` over counters with a label for the app, read each minute: one that
#            appears with 5, since the app was started and used between two reads, and stays; one that appears with 1
#            and grows to 5; and one that was there with 0 before.
# Expected:  5 dollars each: a counter begins at 0 when it is made, and what it has, it has counted.
# Seen:      0, 4 and 5, or a little more. What is there at the first read is where the count begins, so the first error
#            of a kind, the first job of each app, and the whole cost of apps that live for a minute are in no sum, and
#            no alert on `increase(…) > 0` fires. The sum over all apps is short by it, for each app. Only what is set
#            to 0 when the program starts, with each label, is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download prometheus >/dev/null 2>&1
dpkg -x ./*.deb packages
echo 'groups: []' >rules.yml
cat >test.yml <<'YAML'
rule_files: [rules.yml]
evaluation_interval: 1m
tests:
  - interval: 1m
    input_series:
      - {series: 'cost_dollars_total{app="at once"}', values: '_x29 5x40'}
      - {series: 'cost_dollars_total{app="growing"}', values: '_x29 1 2 3 4 5x40'}
      - {series: 'cost_dollars_total{app="there before"}', values: '0x29 5x40'}
      - {series: 'errors_total{kind="first"}', values: '_x29 1x40'}
    promql_expr_test:
      - {expr: 'round(increase(cost_dollars_total[1h]))', eval_time: 60m, exp_samples: &none [{labels: '{}', value: -1}]}
      - {expr: 'round(sum(increase(cost_dollars_total[1h])))', eval_time: 60m, exp_samples: *none}
      - {expr: 'sum(cost_dollars_total)', eval_time: 60m, exp_samples: *none}
      - {expr: 'increase(errors_total[1h]) > 0', eval_time: 60m, exp_samples: *none}
YAML
# What is expected is wrong on purpose, so that promtool prints what it has.
packages/usr/bin/promtool test rules test.yml >results.txt 2>&1 || true
grep -E 'expr:|got:' results.txt | sed -E 's/^ *(expr: "|got: )//; s/", time: .*//; s/0E\+00/0/g; s/([0-9])E\+00/\1/g' | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
round(increase(cost_dollars_total[1h]))
{app="at once"} 0, {app="growing"} 4, {app="there before"} 5
round(sum(increase(cost_dollars_total[1h])))
{} 9
sum(cost_dollars_total)
{} 1.5E+01
increase(errors_total[1h]) > 0
nil
EXPECTED
