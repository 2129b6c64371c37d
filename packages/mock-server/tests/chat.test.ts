import OpenAI from 'openai';
import {expect, test} from 'vitest';
import {MODEL_ID} from '../src/environment';
import {ORIGIN, start} from './mock';

const MESSAGES: OpenAI.ChatCompletionMessageParam[] = [{role: 'user', content: 'Hello there'}];
const REQUEST = {model: MODEL_ID, messages: MESSAGES};
const ANSWER = "This is the mock server's answer to: Hello there";

/** The official client, whose requests go to a mock server in this process. */
function createClient() {
  const mock = start();
  const fetch: typeof globalThis.fetch = (input, init) => mock.fetch(new Request(input, init));
  return new OpenAI({baseURL: `${ORIGIN}/v1/`, apiKey: 'practice', maxRetries: 0, fetch});
}

test('the client gets models, and an answer whole or streamed', async () => {
  const client = createClient();
  expect((await client.models.list()).data.map(({id}) => id)).toEqual([MODEL_ID]);
  expect(await client.chat.completions.create(REQUEST)).toMatchObject({
    choices: [{message: {content: ANSWER}, finish_reason: 'stop'}],
    usage: {prompt_tokens: 2, completion_tokens: 9, total_tokens: 11},
  });
  const parts: string[] = [];
  for await (const {choices} of await client.chat.completions.create({...REQUEST, stream: true})) {
    parts.push(choices[0]?.delta.content ?? choices[0]?.finish_reason ?? '');
  }
  expect(parts.length).toBeGreaterThan(9);
  expect(parts.join('')).toBe(`${ANSWER}stop`);
});

test.for(['max_tokens', 'max_completion_tokens'])(
  '%s cuts the answer to a message in parts',
  async (name) => {
    const content = ['Hello', 'there'].map((text) => ({type: 'text', text}));
    const messages = [
      {role: 'developer', content: 'Be brief.'},
      {role: 'user', content},
    ];
    const body = {model: MODEL_ID, messages, stream: null, top_p: null, [name]: 3};
    const {json} = await start().call('POST /v1/chat/completions', {body});
    expect(json).toMatchObject({
      choices: [{message: {content: 'This is the'}, finish_reason: 'length'}],
      usage: {completion_tokens: 3},
    });
  },
);

test('a second turn accepts the messages that clients send back', async () => {
  const call = {id: 'call_1', type: 'function', function: {name: 'now', arguments: '{}'}};
  const messages = [
    {role: 'user', name: 'Ada', content: [{type: 'text', text: 'What time is it?', role: 'user'}]},
    {role: 'assistant', content: null, refusal: null, annotations: [], tool_calls: [call]},
    {role: 'tool', tool_call_id: 'call_1', content: 'Noon'},
    {role: 'assistant', content: 'Noon', refusal: null, parsed: null, audio: null},
    {role: 'user', content: 'Hello there'},
  ];
  const {status, json} = await start().call('POST /v1/chat/completions', {
    body: {model: MODEL_ID, messages, tools: [], parallel_tool_calls: false},
  });
  expect(status).toBe(200);
  expect(json).toMatchObject({choices: [{message: {content: ANSWER}}]});
});

test('include_usage adds a last chunk with the usage', async () => {
  const options = {stream: true as const, stream_options: {include_usage: true}};
  const stream = await createClient().chat.completions.create({...REQUEST, ...options});
  let last: OpenAI.ChatCompletionChunk | undefined;
  for await (const chunk of stream) last = chunk;
  expect(last).toMatchObject({choices: [], usage: {prompt_tokens: 2, total_tokens: 11}});
});

const CITY = {type: 'object', properties: {city: {type: 'string'}}, required: ['city']};
const TOOLS: OpenAI.ChatCompletionFunctionTool[] = [
  {type: 'function', function: {name: 'now'}},
  {type: 'function', function: {name: 'find_weather', parameters: CITY}},
];
const WEATHER = {type: 'function' as const, function: {name: 'find_weather'}};

test('a required tool is called, and its arguments match its schema', async () => {
  const request = {...REQUEST, tools: TOOLS, tool_choice: WEATHER};
  const {choices} = await createClient().chat.completions.create(request);
  expect(choices[0]).toMatchObject({
    message: {content: null, tool_calls: [{function: {arguments: '{"city":"mock"}'}}]},
    finish_reason: 'tool_calls',
  });
  const stream = createClient().chat.completions.stream(request);
  expect((await stream.finalChatCompletion()).choices[0]?.message.tool_calls).toMatchObject([
    {...WEATHER, function: {name: 'find_weather', arguments: '{"city":"mock"}'}},
  ]);
});

test.each([
  ['required', 'tool_calls'],
  ['auto', 'stop'],
  ['none', 'stop'],
] as const)('with the tool choice %s, an answer ends with %s', async (tool_choice, reason) => {
  const request = {...REQUEST, tools: TOOLS, tool_choice};
  const {choices} = await createClient().chat.completions.create(request);
  expect(choices[0]?.finish_reason).toBe(reason);
});

test.each([
  [{type: 'text'}, ANSWER],
  [{type: 'json_object'}, JSON.stringify({answer: ANSWER})],
  [{type: 'json_schema', json_schema: {name: 'city', schema: CITY}}, '{"city":"mock"}'],
])('the response format %j gives that form', async (response_format, content) => {
  const body = {...REQUEST, response_format};
  const {json} = await start().call('POST /v1/chat/completions', {body});
  expect(json).toMatchObject({choices: [{message: {content}, finish_reason: 'stop'}]});
});

const FUNCTIONS = 'body.functions is not supported: leave it out. Functions are tools.';
const IMAGE_PART = "body.messages.0.content.0 is of the type 'image";
const IMAGE = {type: 'image_url', image_url: {url: 'https://example.com/a.png'}};

test.each([
  [{tools: TOOLS, tool_choice: {type: 'function', function: {name: 'other'}}}, 'body.tool_choice'],
  [{tools: TOOLS, tool_choice: {type: 'allowed_tools'}}, "body.tool_choice of 'allowed_tools' is"],
  [{tools: [], tool_choice: 'required'}, 'body.tool_choice requires a function'],
  [{functions: [{name: 'now'}]}, FUNCTIONS],
  [{n: 2}, 'body.n is not supported'],
  [{logprobs: true}, 'body.logprobs is not supported'],
  [{audio: {voice: 'a'}}, 'body.audio is not supported'],
  [{messages: [{role: 'user', content: [IMAGE]}]}, IMAGE_PART],
])('%j is refused with a reason', async (fields, reason) => {
  const body = {...REQUEST, ...fields};
  const {status, text} = await start().call('POST /v1/chat/completions', {body});
  expect([status, text]).toEqual([400, expect.stringContaining(`Mock server: ${reason}`)]);
});
