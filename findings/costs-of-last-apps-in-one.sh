#!/usr/bin/env bash
# The costs of 3000 apps are counted by app, and a third of them belong to no app at all.
#
# Versions:  @opentelemetry/sdk-metrics 2.12.1. Node 20 or newer.
# Input:     a counter of costs with the attribute `app`, for 3000 apps, one dollar each; then one more dollar for the
#            first and for the last app; and the same with a view whose `aggregationCardinalityLimit` is 5000.
# Expected:  3000 numbers: memory for them is nothing, and a counter that cannot count has an error to say so.
# Seen:      the first 1999 apps have their numbers; all others go to one, whose only attribute is
#            `otel.metric.overflow: true`: 1002 dollars of nobody. The sum over all is right, so a check of the total
#            passes. Which apps are counted is decided by who came first since the start, so it changes with each start.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @opentelemetry/sdk-metrics@2.12.1 @opentelemetry/api@1.9.0
cat >seen.mjs <<'JS'
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';

const count = async (views) => {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({exporter, exportIntervalMillis: 3_600_000});
  const provider = new MeterProvider({readers: [reader], views});
  const counter = provider.getMeter('test').createCounter('cost', {unit: 'USD'});
  for (let app = 0; app < 3000; app += 1) counter.add(1, {app: `app-${app}`});
  counter.add(1, {app: 'app-0'});
  counter.add(1, {app: 'app-2999'});
  await provider.forceFlush();
  const points = exporter.getMetrics()[0].scopeMetrics[0].metrics[0].dataPoints;
  const valueOf = (name, value) => points.find(({attributes}) => attributes[name] === value)?.value ?? 'none';
  const sum = points.reduce((total, {value}) => total + value, 0);
  await provider.shutdown();
  console.log(`${points.length} numbers, sum ${sum}, app-0 ${valueOf('app', 'app-0')},`);
  console.log(`  app-2999 ${valueOf('app', 'app-2999')}, nobody ${valueOf('otel.metric.overflow', true)}`);
};
await count();
await count([{instrumentName: 'cost', aggregationCardinalityLimit: 5000}]);
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
2000 numbers, sum 3002, app-0 2,
  app-2999 none, nobody 1002
3000 numbers, sum 3002, app-0 2,
  app-2999 2, nobody none
EXPECTED
