// Asks a language model one question.
import OpenAI from 'openai';

const baseURL = process.env.OPENAI_BASE_URL || fail('Set OPENAI_BASE_URL');
const apiKey = process.env.OPENAI_API_KEY || fail('Set OPENAI_API_KEY');
const model = process.env.RUNGEN_MODEL || fail('Set RUNGEN_MODEL');

const client = new OpenAI({ baseURL, apiKey, timeout: 120_000, maxRetries: 0 });
try {
  const completion = await client.chat.completions.create({
    model,
    messages: [{ role: 'user', content: 'Name three primary colors.' }],
  });
  const [choice] = completion.choices;
  console.log(choice.message.content);
  if (choice.finish_reason !== 'stop') {
    fail(`The answer is not whole: ${choice.finish_reason}`);
  }
} catch (error) {
  fail(`Chat failed: ${error.message}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
