// Prints a structured answer, and the arguments of a streamed tool call, with OpenAI for JavaScript.
import OpenAI from 'openai';
import {zodFunction, zodResponseFormat} from 'openai/helpers/zod';
import {z} from 'zod';

const City = z.object({city: z.string(), people: z.number().int().positive()});
const {chat} = new OpenAI({maxRetries: 0});
const request = {
  model: process.env.RUNGEN_MODEL,
  messages: [{role: 'user', content: 'Name a city.'}],
};
const answer = await chat.completions.parse({
  ...request,
  response_format: zodResponseFormat(City, 'city'),
});
console.log(JSON.stringify(answer.choices[0].message.parsed));
const stream = chat.completions.stream({
  ...request,
  tools: [zodFunction({name: 'find_city', parameters: City})],
  tool_choice: 'required',
});
const [choice] = (await stream.finalChatCompletion()).choices;
console.log(JSON.stringify(choice.message.tool_calls[0].function.parsed_arguments));
