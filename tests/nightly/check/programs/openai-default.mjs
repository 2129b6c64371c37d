// Asks twice with the client of OpenAI as it comes: with repeats, and without a look at the finish reason.
import OpenAI from 'openai';

const client = new OpenAI();
const model = process.env.RUNGEN_MODEL;
const {choices} = await client.chat.completions.create({
  model,
  messages: [{role: 'user', content: 'Name a color.'}],
});
console.log(choices[0].message.content);
const stream = await client.chat.completions.create({
  model,
  messages: [{role: 'user', content: 'Name three primary colors.'}],
  stream: true,
});
for await (const chunk of stream) process.stdout.write(chunk.choices[0]?.delta.content ?? '');
console.log();
