// Asks a language model one question.
import OpenAI from 'openai';

const baseURL = process.env.OPENAI_BASE_URL || fail('Set OPENAI_BASE_URL');
const apiKey = process.env.OPENAI_API_KEY || fail('Set OPENAI_API_KEY');
const model = process.env.RUNGEN_MODEL || fail('Set RUNGEN_MODEL');
process.stdout.on('error', ({ message }) => fail(message));

const client = new OpenAI({ baseURL, apiKey, maxRetries: 0 });
let completion;
try {
  const request = {
    model,
    messages: [{ role: 'user', content: 'Name three primary colors.' }],
  };
  completion = await client.chat.completions.create(request, {
    // The timeout of the client would end with the first byte of the answer.
    signal: AbortSignal.timeout(120_000),
  });
} catch (error) {
  fail(`Chat failed: ${error.message}`);
}

// Servers differ: each part of an answer can be missing or null.
const choice = completion?.choices?.[0];
if (!choice) fail(`Chat failed: ${JSON.stringify(completion)}`);
const content = choice.message?.content ?? null;
if (content === null) fail(`The answer has no text: ${JSON.stringify(choice)}`);
console.log(content);
if (choice.finish_reason !== 'stop') {
  fail(`The answer is incomplete: ${JSON.stringify(choice.finish_reason)}`);
}

function fail(message) {
  console.error(message.slice(0, 500));
  process.exit(1);
}
