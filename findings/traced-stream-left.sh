#!/usr/bin/env bash
# A reader leaves a chat after its first word, and with a tracer the model writes, and bills, to the end all the same.
#
# Versions:  @arizeai/openinference-instrumentation-openai 4.2.7; beside it @traceloop/instrumentation-openai 0.27.0 and
#            @opentelemetry/instrumentation-openai 0.21.0, each with openai 6.49.0 and OpenTelemetry 2. Node 20.
# Input:     a streamed chat of 20 parts, and a `for await` that is left at the first, which is how the client is stopped.
# Expected:  the connection ends, as without a tracer, and the trace has the call, with the part that came.
# Seen:      OpenInference reads a copy of the stream to its end, for the trace: the server hears nothing of the reader
#            who left, and writes all parts. With the other two the connection ends, and the trace has no such call, so
#            that a sum of what chats cost is without those that were stopped.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openai@6.49.0 \
  @arizeai/openinference-instrumentation-openai@4.2.7 @traceloop/instrumentation-openai@0.27.0 \
  @opentelemetry/instrumentation-openai@0.21.0 @opentelemetry/api@1.9.0 \
  @opentelemetry/sdk-trace-node@2.12.1 @opentelemetry/sdk-trace-base@2.12.1 @opentelemetry/instrumentation@0.46.0
cat >seen.cjs <<'JS'
const {createServer} = require('node:http');
const {setTimeout: sleep} = require('node:timers/promises');
const {registerInstrumentations} = require('@opentelemetry/instrumentation');
const {InMemorySpanExporter, SimpleSpanProcessor} = require('@opentelemetry/sdk-trace-base');
const {NodeTracerProvider} = require('@opentelemetry/sdk-trace-node');

const [name] = process.argv.slice(2);
const exporter = new InMemorySpanExporter();
const tracerProvider = new NodeTracerProvider({spanProcessors: [new SimpleSpanProcessor(exporter)]});
tracerProvider.register();
if (name !== 'none') {
  const {OpenAIInstrumentation} = require(name);
  registerInstrumentations({tracerProvider, instrumentations: [new OpenAIInstrumentation()]});
}
const {OpenAI} = require('openai');

const PARTS = 20;
let isLeft = false;
const server = createServer(async (request, response) => {
  response.on('close', () => (isLeft = !response.writableFinished));
  response.writeHead(200, {'content-type': 'text/event-stream'});
  for (let at = 1; at <= PARTS && !response.destroyed; at += 1) {
    const choice = {index: 0, delta: {role: 'assistant', content: 'word '}, finish_reason: at === PARTS ? 'stop' : null};
    const chunk = {id: '1', object: 'chat.completion.chunk', created: 1, model: 'small', choices: [choice]};
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    await sleep(50);
  }
  response.end('data: [DONE]\n\n');
}).listen(0, '127.0.0.1', async () => {
  const baseURL = `http://127.0.0.1:${server.address().port}/v1`;
  const client = new OpenAI({apiKey: 'key', baseURL, maxRetries: 0});
  const messages = [{role: 'user', content: 'Write a story.'}];
  const stream = await client.chat.completions.create({model: 'small', messages, stream: true});
  for await (const chunk of stream) if (chunk.id) break;
  await sleep(PARTS * 50 + 1000);
  console.log(`${name}: ${isLeft ? 'left early' : 'written to the end'}, spans: ${exporter.getFinishedSpans().length}`);
  process.exit();
});
JS
for name in none @arizeai/openinference-instrumentation-openai @traceloop/instrumentation-openai \
  @opentelemetry/instrumentation-openai; do
  node seen.cjs "$name"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
none: left early, spans: 0
@arizeai/openinference-instrumentation-openai: written to the end, spans: 1
@traceloop/instrumentation-openai: left early, spans: 0
@opentelemetry/instrumentation-openai: left early, spans: 0
EXPECTED
