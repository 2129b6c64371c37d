#!/usr/bin/env bash
# The first word of a long answer came after a tenth of a second, and after seven by its trace, which keeps the last ones.
#
# Versions:  @opentelemetry/sdk-trace-base 2.12.1 with @opentelemetry/api 1.9.1. Node 20 or newer.
# Input:     a span of a chat with an event for each of its 200 words, one in each tenth of a second, from which the
#            time to the first word is read; the span also gets 200 attributes and 200 links.
# Expected:  the first 128 events, which is the documented limit, and a count of those that are left out: the log of the
#            SDK calls them "extra events".
# Seen:      the last 128: each event more throws away the oldest one, so that the first that is left is word 73; so it
#            is with links. Of the attributes of the same span the first 128 are kept. The longer an answer, the slower
#            its model seems to begin, and what a trace tells of the start of a job, such as its ID, goes first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @opentelemetry/sdk-trace-base@2.12.1 \
  @opentelemetry/api@1.9.1
cat >seen.mjs <<'JS'
import {BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor} from '@opentelemetry/sdk-trace-base';

const exporter = new InMemorySpanExporter();
const provider = new BasicTracerProvider({spanProcessors: [new SimpleSpanProcessor(exporter)]});
const tracer = provider.getTracer('chat');
const start = Date.now();
const numbers = Array.from({length: 200}, (_, index) => index + 1);
const span = tracer.startSpan('chat', {startTime: start});
for (const number of numbers) {
  span.addEvent(`word ${number}`, start + number * 100);
  span.setAttribute(`attribute ${number}`, number);
  span.addLink({context: tracer.startSpan('other').spanContext(), attributes: {name: `link ${number}`}});
}
span.end();
const [{events, attributes, links, startTime, droppedEventsCount: dropped}] = exporter.getFinishedSpans();
const toSeconds = ([seconds, nanoseconds]) => seconds + nanoseconds / 1e9;
const wait = toSeconds(events[0].time) - toSeconds(startTime);
console.log(`events: ${events[0].name} to ${events.at(-1).name}, dropped ${dropped}`);
console.log(`time to the first word: ${wait.toFixed(1)} s`);
const names = Object.keys(attributes);
console.log(`attributes: ${names[0]} to ${names.at(-1)}`);
console.log(`links: ${links[0].attributes.name} to ${links.at(-1).attributes.name}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
events: word 73 to word 200, dropped 72
time to the first word: 7.3 s
attributes: attribute 1 to attribute 128
links: link 73 to link 200
EXPECTED
