// Asks a language model one question and prints the answer as it comes.
import OpenAI from 'openai';

const baseURL = process.env.OPENAI_BASE_URL || fail('Set OPENAI_BASE_URL');
const apiKey = process.env.OPENAI_API_KEY || fail('Set OPENAI_API_KEY');
const model = process.env.RUNGEN_MODEL || fail('Set RUNGEN_MODEL');

const client = new OpenAI({ baseURL, apiKey, timeout: 120_000, maxRetries: 0 });
let reason = 'cut off';
try {
  const stream = await client.chat.completions.create({
    model,
    messages: [{ role: 'user', content: 'Name three primary colors.' }],
    stream: true,
  });
  for await (const chunk of stream) {
    const [choice] = chunk.choices;
    process.stdout.write(choice?.delta.content ?? '');
    reason = choice?.finish_reason ?? reason;
  }
  console.log();
} catch (error) {
  fail(`\nChat failed: ${error.message}`);
}

// Only a whole answer ends with the reason "stop".
if (reason !== 'stop') fail(`The answer is not whole: ${reason}`);

function fail(message) {
  console.error(message);
  process.exit(1);
}
