// Lists the models that answer at this base URL.
import OpenAI from 'openai';

const baseURL = process.env.OPENAI_BASE_URL || fail('Set OPENAI_BASE_URL');
const apiKey = process.env.OPENAI_API_KEY || fail('Set OPENAI_API_KEY');

const limits = { timeout: 30_000, maxRetries: 0 };

try {
  // region start
  const client = new OpenAI({ baseURL, apiKey, ...limits });

  for await (const model of client.models.list()) {
    console.log(model.id);
  }
  // region end
} catch (error) {
  fail(`List models failed: ${error.message}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
