import OpenAI from 'openai';
import {expect, test} from 'vitest';
import {MODEL_ID} from '@site/sandbox/chatOperations';
import {start, type Started} from './callSandbox';

const messages: OpenAI.ChatCompletionMessageParam[] = [{role: 'user', content: 'Hello there'}];
const ANSWER = "This is the mock server's answer to: Hello there";

function clientOf(
  {url}: Started,
  options: {apiKey?: string; fault?: string; maxRetries?: number} = {},
) {
  return new OpenAI({
    baseURL: `${url}/v1`,
    apiKey: options.apiKey ?? 'practice',
    maxRetries: options.maxRetries ?? 0,
    ...(options.fault && {defaultHeaders: {'x-mock-fault': options.fault}}),
  });
}

test('the OpenAI client lists the models', async () => {
  const page = await clientOf(await start()).models.list();
  expect(page.data.map(({id}) => id)).toEqual([MODEL_ID]);
});

test('the OpenAI client gets a complete answer', async () => {
  const answer = await clientOf(await start()).chat.completions.create({model: MODEL_ID, messages});
  expect(answer.choices[0]?.message.content).toBe(ANSWER);
  expect(answer.choices[0]?.finish_reason).toBe('stop');
  expect(answer.usage?.completion_tokens).toBe(9);
});

test('the OpenAI client gets the same answer in chunks', async () => {
  const client = clientOf(await start());
  const stream = await client.chat.completions.create({model: MODEL_ID, messages, stream: true});
  const parts: string[] = [];
  let finish: string | null = null;
  for await (const chunk of stream) {
    parts.push(chunk.choices[0]?.delta.content ?? '');
    finish = chunk.choices[0]?.finish_reason ?? null;
  }
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.join('')).toBe(ANSWER);
  expect(finish).toBe('stop');
});

test('max_completion_tokens cuts the answer and says so', async () => {
  const client = clientOf(await start());
  const answer = await client.chat.completions.create({
    model: MODEL_ID,
    messages,
    max_completion_tokens: 3,
  });
  expect(answer.choices[0]?.message.content).toBe('This is the');
  expect(answer.choices[0]?.finish_reason).toBe('length');
});

test('the message forms of the client are accepted, and an image is rejected with a reason', async () => {
  const client = clientOf(await start());
  const parts = [
    {type: 'text' as const, text: 'Hello'},
    {type: 'text' as const, text: 'there'},
  ];
  const answer = await client.chat.completions.create({
    model: MODEL_ID,
    messages: [
      {role: 'developer', content: 'Be brief.'},
      {role: 'user', content: parts},
    ],
  });
  expect(answer.choices[0]?.message.content).toBe(ANSWER);
  const picture = {type: 'image_url' as const, image_url: {url: 'https://example.com/a.png'}};
  await expect(
    client.chat.completions.create({
      model: MODEL_ID,
      messages: [{role: 'user', content: [picture]}],
    }),
  ).rejects.toThrow(OpenAI.BadRequestError);
});

test('an invalid key becomes an AuthenticationError', async () => {
  const client = clientOf(await start(), {apiKey: 'invalid'});
  await expect(client.models.list()).rejects.toThrow(OpenAI.AuthenticationError);
});

test('an unknown model becomes a NotFoundError with its code', async () => {
  const client = clientOf(await start());
  const call = client.chat.completions.create({model: 'other', messages});
  await expect(call).rejects.toMatchObject({status: 404, code: 'model_not_found', param: 'model'});
  await expect(call).rejects.toThrow(OpenAI.NotFoundError);
});

test('a request that violates the contract becomes a BadRequestError', async () => {
  const client = clientOf(await start());
  const call = client.chat.completions.create({model: MODEL_ID, messages: []});
  await expect(call).rejects.toThrow(OpenAI.BadRequestError);
});

test('a server error becomes an InternalServerError, and a retry of the client succeeds', async () => {
  const failing = clientOf(await start(), {fault: 'server-error'});
  await expect(failing.models.list()).rejects.toThrow(OpenAI.InternalServerError);
  const everySecond = clientOf(await start({faults: 'server-error'}), {maxRetries: 1});
  expect((await everySecond.models.list()).data).toHaveLength(1);
});

test('a connection that drops in the middle of a stream becomes an error', async () => {
  const client = clientOf(await start(), {fault: 'lost-answer'});
  const stream = await client.chat.completions.create({model: MODEL_ID, messages, stream: true});
  const read = async () => {
    let chunks = 0;
    for await (const chunk of stream) chunks += chunk.choices.length;
    return chunks;
  };
  await expect(read()).rejects.toThrow();
});

test('an unknown path below /v1 gets an error in the form the client reads', async () => {
  const {url} = await start();
  const response = await fetch(`${url}/v1/embeddings`, {method: 'POST'});
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({error: {type: 'invalid_request_error'}});
});
