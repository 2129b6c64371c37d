#!/usr/bin/env bash
# Of a trace of 5000 calls, 2440 are missing, and what was waited for, `forceFlush`, says that all has been sent.
#
# Versions:  @opentelemetry/sdk-trace-base 2.12.1 (BatchSpanProcessor, the one that is recommended). Node 20 or newer.
# Input:     5000 spans that end within one turn of the event loop, as where the results of a batch file are read in a
#            loop, and then `forceFlush()`; a pause after each hundredth; and `maxQueueSize: 5000`.
# Expected:  5000: the processor sends 512 as soon as it has them, and whoever awaits `forceFlush` gets the rest sent;
#            or an error for what is lost.
# Seen:      2560: one batch is taken out, 2048 wait, and all that comes then is dropped without a word, unless a logger
#            for diagnostics has been set, which none is. The costs that are summed from the trace are half. With a
#            pause in the loop, or a larger queue, all are there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @opentelemetry/sdk-trace-base@2.12.1 @opentelemetry/api@1.9.0
cat >seen.mjs <<'JS'
import {BasicTracerProvider, BatchSpanProcessor, InMemorySpanExporter} from '@opentelemetry/sdk-trace-base';
import {setTimeout as sleep} from 'node:timers/promises';

const count = async (options, pause) => {
  const exporter = new InMemorySpanExporter();
  const processor = new BatchSpanProcessor(exporter, options);
  const tracer = new BasicTracerProvider({spanProcessors: [processor]}).getTracer('test');
  for (let call = 0; call < 5000; call += 1) {
    tracer.startSpan('call', {attributes: {cost: 0.01}}).end();
    if (pause && call % 100 === 0) await sleep(1);
  }
  const result = await processor.forceFlush().then(() => 'flushed', ({message}) => message);
  const spans = exporter.getFinishedSpans();
  const cost = spans.reduce((sum, {attributes}) => sum + attributes.cost, 0).toFixed(2);
  return `${spans.length} spans, ${cost} dollars, ${result}`;
};
console.log(`in a loop: ${await count()}`);
console.log(`with pauses: ${await count({}, true)}`);
console.log(`larger queue: ${await count({maxQueueSize: 5000})}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
in a loop: 2560 spans, 25.60 dollars, flushed
with pauses: 5000 spans, 50.00 dollars, flushed
larger queue: 5000 spans, 50.00 dollars, flushed
EXPECTED
