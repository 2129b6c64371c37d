// Streams an answer with the client of OpenAI as it comes: with repeats, and without a look at the finish reason.
import OpenAI from 'openai';

const stream = await new OpenAI().chat.completions.create({
  model: process.env.RUNGEN_MODEL,
  messages: [{role: 'user', content: 'Name three primary colors.'}],
  stream: true,
});
for await (const chunk of stream) process.stdout.write(chunk.choices[0]?.delta.content ?? '');
console.log();
