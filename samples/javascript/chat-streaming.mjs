// Asks a language model one question and prints the answer as it comes.
import OpenAI from 'openai';

const baseURL = process.env.OPENAI_BASE_URL || fail('Set OPENAI_BASE_URL');
const apiKey = process.env.OPENAI_API_KEY || fail('Set OPENAI_API_KEY');
const model = process.env.RUNGEN_MODEL || fail('Set RUNGEN_MODEL');

const client = new OpenAI({ baseURL, apiKey, timeout: 120_000 });
try {
  const stream = await client.chat.completions.create({
    model,
    messages: [{ role: 'user', content: 'Name three primary colors.' }],
    stream: true,
  });
  for await (const chunk of stream) {
    process.stdout.write(chunk.choices[0]?.delta.content ?? '');
  }
  console.log();
} catch (error) {
  fail(`Chat failed: ${error.message}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
