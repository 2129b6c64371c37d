// Streams an answer with the OpenAI Agents SDK.
import {
  Agent,
  run,
  setDefaultOpenAIClient,
  setOpenAIAPI,
  setTracingDisabled,
} from '@openai/agents';
import OpenAI from 'openai';

setOpenAIAPI('chat_completions'); // the default calls /responses
setTracingDisabled(true); // the default sends traces, with your key, to OpenAI
setDefaultOpenAIClient(new OpenAI({ maxRetries: 0 }));

const agent = new Agent({
  name: 'Assistant',
  instructions: 'Answer in one sentence.',
  model: process.env.RUNGEN_MODEL,
});
let reason;
try {
  const events = await run(agent, 'Name three primary colors.', {
    stream: true,
    // The timeout of the client would end with the first byte of the answer.
    signal: AbortSignal.timeout(120_000),
  });
  for await (const { type, data } of events) {
    if (type !== 'raw_model_stream_event' || data.type !== 'model') continue;
    const choice = data.event.choices[0];
    process.stdout.write(choice?.delta.content ?? '');
    reason = choice?.finish_reason ?? reason;
  }
} catch (error) {
  reason = error.message;
}
console.log();
if (reason !== 'stop') {
  console.error(`The answer is incomplete: ${reason}`);
  process.exitCode = 1;
}
