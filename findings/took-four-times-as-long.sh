#!/usr/bin/env bash
# A job of 2 seconds takes 8 in the metrics of four workers, and the last success is in the year 2196.
#
# Versions:  prom-client 15.1.3. Node 20 or newer.
# Input:     the metrics of four workers, joined as in a cluster: a summary of times, each of which is 2 seconds, a
#            gauge with the time of the last success, and one with the length of the one queue that all of them see; a
#            histogram beside them.
# Expected:  2 seconds for each quantile, as of each worker, or one per worker, or none: quantiles cannot be added. For
#            a gauge the values of the workers, or an error, as nobody has said how to join them.
# Seen:      everything is added: the quantiles of the summary are 8 seconds, the time of the last success lies 170
#            years ahead, so that an alarm that waits for its age never rings, and the queue is four times as long. The
#            histogram is right, as its counts are to be added. A gauge has `aggregator`; for a summary each choice is
#            wrong.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund prom-client@15.1.3
cat >seen.mjs <<'JS'
import {AggregatorRegistry, Gauge, Histogram, Registry, Summary} from 'prom-client';

const worker = () => {
  const register = new Registry();
  const registers = [register];
  const summary = new Summary({name: 'took_seconds', help: 'times', percentiles: [0.5, 0.95], registers});
  const histogram = new Histogram({name: 'took_histogram', help: 'times', buckets: [1, 5], registers});
  for (let job = 0; job < 10; job += 1) {
    summary.observe(2);
    histogram.observe(2);
  }
  new Gauge({name: 'last_success', help: 'a time', registers}).set(1_790_000_000);
  new Gauge({name: 'last_success_max', help: 'a time', aggregator: 'max', registers}).set(1_790_000_000);
  new Gauge({name: 'queue_length', help: 'a length', registers}).set(10);
  return register;
};
const workers = Array.from({length: 4}, worker);
const joined = AggregatorRegistry.aggregate(await Promise.all(workers.map((one) => one.getMetricsAsJSON())));
const lines = async (register) => (await register.metrics()).match(/^[^#\n].*$/gm);
const [alone, together] = [await lines(workers[0]), await lines(joined)];
for (const line of together) {
  const [name] = line.split(' ');
  const before = alone.find((other) => other.startsWith(`${name} `));
  console.log(`${before} -> ${line.split(' ')[1]}`);
}
const [, seconds] = together.find((line) => line.startsWith('last_success ')).split(' ');
console.log(`last success: ${new Date(seconds * 1000).getUTCFullYear()}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
took_seconds{quantile="0.5"} 2 -> 8
took_seconds{quantile="0.95"} 2 -> 8
took_seconds_sum 20 -> 80
took_seconds_count 10 -> 40
took_histogram_bucket{le="1"} 0 -> 0
took_histogram_bucket{le="5"} 10 -> 40
took_histogram_bucket{le="+Inf"} 10 -> 40
took_histogram_sum 20 -> 80
took_histogram_count 10 -> 40
last_success 1790000000 -> 7160000000
last_success_max 1790000000 -> 1790000000
queue_length 10 -> 40
last success: 2196
EXPECTED
