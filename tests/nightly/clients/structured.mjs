// Prints a structured answer, and the arguments of a streamed tool call, with the Vercel AI SDK.
import {createOpenAICompatible} from '@ai-sdk/openai-compatible';
import {generateText, Output, streamText, tool} from 'ai';
import {z} from 'zod';

const City = z.object({city: z.string(), people: z.number().int().positive()});
const provider = createOpenAICompatible({
  name: 'rungen',
  baseURL: process.env.OPENAI_BASE_URL,
  apiKey: process.env.OPENAI_API_KEY,
  supportsStructuredOutputs: true,
});
const request = {
  model: provider(process.env.RUNGEN_MODEL),
  prompt: 'Name a city.',
  maxRetries: 0,
};
const {output} = await generateText({...request, output: Output.object({schema: City})});
console.log(JSON.stringify(output));
const stream = streamText({
  ...request,
  tools: {find_city: tool({inputSchema: City})},
  toolChoice: 'required',
});
const [call] = await stream.toolCalls;
console.log(JSON.stringify(call.input));
