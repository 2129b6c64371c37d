// Asks a language model one question and prints the answer as it comes.
import OpenAI from 'openai';

const baseURL = process.env.OPENAI_BASE_URL || fail('Set OPENAI_BASE_URL');
const apiKey = process.env.OPENAI_API_KEY || fail('Set OPENAI_API_KEY');
const model = process.env.RUNGEN_MODEL || fail('Set RUNGEN_MODEL');
process.stdout.on('error', ({ message }) => fail(message));

const client = new OpenAI({ baseURL, apiKey, maxRetries: 0 });
let reason = 'cut off';
let refusal = '';
try {
  const request = client.chat.completions.create(
    {
      model,
      messages: [{ role: 'user', content: 'Name three primary colors.' }],
      stream: true,
    },
    // The timeout of the client would end with the first byte of the answer.
    { signal: AbortSignal.timeout(120_000) },
  );
  const { data: stream, response } = await request.withResponse();
  const isStream = !response.headers.get('content-type')?.includes('json');
  if (!isStream) throw new Error(await response.text());
  for await (const chunk of stream) {
    // Servers differ: each part of a chunk can be missing or null.
    const choice = chunk.choices?.[0];
    process.stdout.write(choice?.delta?.content ?? '');
    refusal += choice?.delta?.refusal ?? '';
    reason = choice?.finish_reason || reason;
  }
  console.log();
} catch (error) {
  fail(`\nChat failed: ${error.message}`);
}

// Only a whole answer ends with the reason "stop".
reason = refusal || reason;
if (reason !== 'stop') fail(`The answer is incomplete: ${reason}`);

function fail(message) {
  console.error(message.slice(0, 500));
  process.exit(1);
}
