#!/usr/bin/env bash
# The longer a chat, the more it costs, and from a certain length on it costs nothing by its trace.
#
# Versions:  @arizeai/openinference-instrumentation-openai 4.2.7, @opentelemetry/sdk-trace-node 2.12.1; beside it
#            @traceloop/instrumentation-openai 0.27.0 and @opentelemetry/instrumentation-openai 0.21.0, each with openai
#            6.49.0. Node 20.
# Input:     chats of 10, 50 and 70 messages, not streamed, whose answers have `usage`; what the span of the call says
#            of tokens.
# Expected:  the counts, in each: they are what such a trace is kept for.
# Seen:      OpenInference writes each message as two attributes, and the counts after the answer; a span of
#            OpenTelemetry takes 128, and drops what comes then, without a word: from about 60 messages on, the most
#            expensive calls have no count at all, and no answer. The other two write one attribute for all messages, or
#            none. `spanLimits` with a larger `attributeCountLimit` helps.
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
const {registerInstrumentations} = require('@opentelemetry/instrumentation');
const {InMemorySpanExporter, SimpleSpanProcessor} = require('@opentelemetry/sdk-trace-base');
const {NodeTracerProvider} = require('@opentelemetry/sdk-trace-node');

const [name, limit] = process.argv.slice(2);
const exporter = new InMemorySpanExporter();
const spanLimits = limit ? {attributeCountLimit: Number(limit)} : {};
const tracerProvider = new NodeTracerProvider({spanLimits, spanProcessors: [new SimpleSpanProcessor(exporter)]});
tracerProvider.register();
const {OpenAIInstrumentation} = require(name);
registerInstrumentations({tracerProvider, instrumentations: [new OpenAIInstrumentation()]});
const {OpenAI} = require('openai');

const usage = {prompt_tokens: 900, completion_tokens: 10, total_tokens: 910};
const choices = [{index: 0, message: {role: 'assistant', content: 'Yes.'}, finish_reason: 'stop'}];
const server = createServer((request, response) => {
  request.resume();
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({id: '1', object: 'chat.completion', created: 1, model: 'small', choices, usage}));
}).listen(0, '127.0.0.1', async () => {
  const client = new OpenAI({apiKey: 'key', baseURL: `http://127.0.0.1:${server.address().port}/v1`, maxRetries: 0});
  console.log(limit ? `${name}, ${limit} attributes` : name);
  for (const length of [10, 50, 70]) {
    exporter.reset();
    const messages = Array.from({length}, (_, at) => ({role: at % 2 ? 'assistant' : 'user', content: 'Well?'}));
    await client.chat.completions.create({model: 'small', messages});
    const [{attributes, droppedAttributesCount}] = exporter.getFinishedSpans();
    const [, tokens] = Object.entries(attributes).find(([key]) => /token_count.prompt$|input_tokens$/.test(key)) ?? [];
    console.log(`  ${length} messages: ${tokens ?? 'no'} tokens, ${droppedAttributesCount} attributes dropped`);
  }
  process.exit();
});
JS
{
  node seen.cjs @arizeai/openinference-instrumentation-openai
  node seen.cjs @arizeai/openinference-instrumentation-openai 1000
  node seen.cjs @traceloop/instrumentation-openai
  node seen.cjs @opentelemetry/instrumentation-openai
} 2>/dev/null | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
@arizeai/openinference-instrumentation-openai
  10 messages: 900 tokens, 0 attributes dropped
  50 messages: 900 tokens, 0 attributes dropped
  70 messages: no tokens, 26 attributes dropped
@arizeai/openinference-instrumentation-openai, 1000 attributes
  10 messages: 900 tokens, 0 attributes dropped
  50 messages: 900 tokens, 0 attributes dropped
  70 messages: 900 tokens, 0 attributes dropped
@traceloop/instrumentation-openai
  10 messages: 900 tokens, 0 attributes dropped
  50 messages: 900 tokens, 0 attributes dropped
  70 messages: 900 tokens, 0 attributes dropped
@opentelemetry/instrumentation-openai
  10 messages: 900 tokens, 0 attributes dropped
  50 messages: 900 tokens, 0 attributes dropped
  70 messages: 900 tokens, 0 attributes dropped
EXPECTED
