// Streams an answer with LangChain.js.
import { ChatOpenAI } from '@langchain/openai';

// It reads OPENAI_BASE_URL and OPENAI_API_KEY.
const model = new ChatOpenAI({
  model: process.env.RUNGEN_MODEL,
  maxRetries: 0,
});
let reason;
try {
  const stream = await model.stream('Name three primary colors.', {
    // A timeout of the model would end with the first byte of the answer.
    signal: AbortSignal.timeout(120_000),
  });
  for await (const chunk of stream) {
    process.stdout.write(chunk.text);
    reason = chunk.response_metadata.finish_reason ?? reason;
  }
} catch (error) {
  reason = error.message;
}
console.log();
if (reason !== 'stop') {
  console.error(`The answer is incomplete: ${reason}`);
  process.exitCode = 1;
}
