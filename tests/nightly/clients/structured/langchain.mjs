// Prints a structured answer, and the arguments of a streamed tool call, with LangChain.js.
import {ChatOpenAI} from '@langchain/openai';
import {z} from 'zod';

const City = z.object({city: z.string(), people: z.number().int().positive()});
const model = new ChatOpenAI({model: process.env.RUNGEN_MODEL, maxRetries: 0});
const answer = await model.withStructuredOutput(City, {name: 'city'}).invoke('Name a city.');
console.log(JSON.stringify(answer));
const tools = [{name: 'find_city', description: 'Finds a city', schema: City}];
const stream = await model.bindTools(tools, {tool_choice: 'required'}).stream('Name a city.');
let whole;
for await (const chunk of stream) whole = whole?.concat(chunk) ?? chunk;
console.log(JSON.stringify(whole.tool_calls[0].args));
