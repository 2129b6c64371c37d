// Streams an answer with the OpenAI client for JavaScript.
import OpenAI from 'openai';

// It reads OPENAI_BASE_URL and OPENAI_API_KEY.
const client = new OpenAI({ maxRetries: 0 });
let reason;
try {
  const request = {
    model: process.env.RUNGEN_MODEL,
    messages: [{ role: 'user', content: 'Name three primary colors.' }],
    stream: true,
  };
  const stream = await client.chat.completions.create(request, {
    // The timeout of the client would end with the first byte of the answer.
    signal: AbortSignal.timeout(120_000),
  });
  for await (const { choices } of stream) {
    process.stdout.write(choices[0]?.delta.content ?? '');
    reason = choices[0]?.finish_reason ?? reason;
  }
} catch (error) {
  reason = error.message;
}
console.log();
if (reason !== 'stop') {
  console.error(`The answer is incomplete: ${reason}`);
  process.exitCode = 1;
}
