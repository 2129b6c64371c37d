#!/usr/bin/env bash
# A cost of exactly one dollar has another type in a trace than one of a dollar fifty, and one that is unknown is null.
#
# Versions:  @opentelemetry/otlp-transformer 0.223.1 with @opentelemetry/sdk-trace-base 2.12.1, and sdk-metrics 2.12.1.
#            Node 20 or newer.
# Input:     spans with a cost of 1.5, 1, 0 and NaN dollars, and a counter to which 1 is added, as OTLP in JSON, which
#            exporters send.
# Expected:  a `doubleValue` each, as of the counter: a number in JavaScript is one, and the costs are of one kind.
# Seen:      whole numbers are `intValue`, so that one attribute has two types, depending on its value; what reads it
#            has to look at both. NaN, which a cost is that was made of an unknown price, is `{"doubleValue":null}`,
#            where the mapping of Protobuf to JSON has the text "NaN". There is no type to ask for: attributes have
#            none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @opentelemetry/otlp-transformer@0.223.1 \
  @opentelemetry/sdk-trace-base@2.12.1 @opentelemetry/sdk-metrics@2.12.1 @opentelemetry/api@1.9.0
cat >seen.mjs <<'JS'
import {JsonMetricsSerializer, JsonTraceSerializer} from '@opentelemetry/otlp-transformer';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import {BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor} from '@opentelemetry/sdk-trace-base';

const read = (bytes) => JSON.parse(new TextDecoder().decode(bytes));
const spans = new InMemorySpanExporter();
const tracer = new BasicTracerProvider({spanProcessors: [new SimpleSpanProcessor(spans)]}).getTracer('test');
const metrics = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
const reader = new PeriodicExportingMetricReader({exporter: metrics});
const counter = new MeterProvider({readers: [reader]}).getMeter('test').createCounter('cost');
for (const cost of [1.5, 1, 0, NaN]) {
  tracer.startSpan('call', {attributes: {cost}}).end();
  if (cost === 1) counter.add(cost);
}
const sent = read(JsonTraceSerializer.serializeRequest(spans.getFinishedSpans()));
for (const {attributes} of sent.resourceSpans[0].scopeSpans[0].spans) console.log(JSON.stringify(attributes[0].value));
await reader.forceFlush();
const [{scopeMetrics}] = read(JsonMetricsSerializer.serializeRequest(metrics.getMetrics()[0])).resourceMetrics;
const [{asDouble, asInt}] = scopeMetrics[0].metrics[0].sum.dataPoints;
console.log(`counter of 1: ${JSON.stringify({asDouble, asInt})}`);
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
{"doubleValue":1.5}
{"intValue":1}
{"intValue":0}
{"doubleValue":null}
counter of 1: {"asDouble":1}
EXPECTED
