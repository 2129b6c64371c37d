// Streams an answer with the Vercel AI SDK.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText } from 'ai';

const provider = createOpenAICompatible({
  name: 'rungen',
  baseURL: process.env.OPENAI_BASE_URL,
  apiKey: process.env.OPENAI_API_KEY,
});
let failure;
const keepFailure = (error) => (failure = error.responseBody ?? error.message);
const result = streamText({
  model: provider(process.env.RUNGEN_MODEL),
  prompt: 'Name three primary colors.',
  maxRetries: 0,
  abortSignal: AbortSignal.timeout(120_000),
  // A refused request ends the loop below without a text and without an error.
  onError: ({ error }) => keepFailure(error),
});
try {
  for await (const text of result.textStream) process.stdout.write(text);
} catch (error) {
  keepFailure(error);
}
console.log();
const reason = failure ?? (await result.finishReason);
if (reason !== 'stop') {
  console.error(`The answer is incomplete: ${reason}`);
  process.exitCode = 1;
}
