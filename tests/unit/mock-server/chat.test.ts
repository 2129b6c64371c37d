import OpenAI from 'openai';
import {expect, test} from 'vitest';
import {MODEL_ID} from '@site/src/mock-server/environment';
import {ORIGIN, start} from './mock';

const MESSAGES: OpenAI.ChatCompletionMessageParam[] = [{role: 'user', content: 'Hello there'}];
const REQUEST = {model: MODEL_ID, messages: MESSAGES};
const ANSWER = "This is the mock server's answer to: Hello there";

/** The official client, whose requests go to a mock server in this process. */
function createClient(options: {apiKey?: string; faults?: string; maxRetries?: number} = {}) {
  const {apiKey = 'practice', maxRetries = 0, faults} = options;
  const mock = start({faults});
  const fetch: typeof globalThis.fetch = (input, init) => mock.fetch(new Request(input, init));
  return new OpenAI({baseURL: `${ORIGIN}/v1/`, apiKey, maxRetries, fetch});
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

test('a limit cuts the answer to a message in parts', async () => {
  const parts = ['Hello', 'there'].map((text) => ({type: 'text' as const, text}));
  const answer = await createClient().chat.completions.create({
    model: MODEL_ID,
    messages: [
      {role: 'developer', content: 'Be brief.'},
      {role: 'user', content: parts},
    ],
    max_completion_tokens: 3,
  });
  expect(answer.choices[0]).toMatchObject({
    message: {content: 'This is the'},
    finish_reason: 'length',
  });
});

const image = {type: 'image_url' as const, image_url: {url: 'https://example.com/a.png'}};

test.each([
  ['a key that is not valid', {apiKey: 'invalid'}, {}, OpenAI.AuthenticationError],
  ['an unknown model', {}, {model: 'other'}, OpenAI.NotFoundError],
  ['no message', {}, {messages: []}, OpenAI.BadRequestError],
  ['an image', {}, {messages: [{role: 'user' as const, content: [image]}]}, OpenAI.BadRequestError],
  ['a failure of the server', {faults: 'server-error'}, {}, OpenAI.InternalServerError],
  ['a limit of requests', {faults: 'rate-limit'}, {}, OpenAI.RateLimitError],
  ['a lost connection', {faults: 'lost-answer'}, {}, OpenAI.APIConnectionError],
])('%s becomes an error of the client', async (_, options, change, error) => {
  const call = createClient(options).chat.completions.create({...REQUEST, ...change});
  await expect(call).rejects.toThrow(error);
});

test('a retry succeeds, and a broken stream is an error', async () => {
  const client = createClient({faults: 'server-error', maxRetries: 1});
  expect((await client.models.list()).data).toHaveLength(1);
  const breaking = createClient({faults: 'lost-answer'});
  const stream = await breaking.chat.completions.create({...REQUEST, stream: true});
  const read = async (): Promise<void> => {
    for await (const chunk of stream) expect(chunk.object).toBe('chat.completion.chunk');
  };
  await expect(read()).rejects.toThrow('terminated');
});
